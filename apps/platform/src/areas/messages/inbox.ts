import { sql, type RawBuilder } from 'kysely';
import {
  askOfMessage,
  messageAsks,
  pageSize,
  type BodyOf,
  type contract,
  type MessageAsk,
  type MessageStatus,
  type MessageType,
  type OutputOf,
} from '@dossier/api/contract';
import { messageStatus } from '@dossier/validators/vocabularies';
import { audit } from '../../shared/audit/audit.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { publish } from '../../shared/events/publish.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { registrationsAbout } from '../registrations/service.ts';

type InboxQuery = BodyOf<typeof contract.messages.tenantMessagesGet>;
type Inbox = OutputOf<typeof contract.messages.tenantMessagesGet>;
type Update = BodyOf<typeof contract.messages.bulkUpdateTenantMessage>;
type Updated = OutputOf<typeof contract.messages.bulkUpdateTenantMessage>;

interface Row {
  readonly id: string;
  readonly message_status: MessageStatus;
  readonly message_type: MessageType;
  readonly created_at: string;
  readonly is_closed: boolean;
  readonly actor: string | null;
  readonly record_id: string | null;
  readonly person: string | null;
}

const typesAsking = (ask: MessageAsk): string[] =>
  Object.entries(askOfMessage).flatMap(([type, group]) => (group === ask ? [type] : []));

/** What a message asks for, as its place in the order of urgency. */
const urgency = sql<number>`case
  when m.closed_at is not null then 3
  when m.message_type = any (${typesAsking('decide')}::text[]) then 1
  when m.message_type = any (${typesAsking('do')}::text[]) then 2
  else 3 end`;

/** The caller's own, whatever their role: an inbox is no one else's. */
function filtersOf(caller: Caller, { messageType, registrationId }: InboxQuery): RawBuilder<boolean> {
  const types = messageType?.length ? sql`m.message_type = any (${[...messageType]}::text[])` : sql`true`;
  const about = registrationId ? sql`m.record_id = ${registrationId}::uuid` : sql`true`;
  return sql<boolean>`m.user_id = ${caller.userId}::uuid and ${types} and ${about}`;
}

/** Messages by what they ask for, the newest first, with what they are about as far as the caller may see it. */
export async function readInbox(work: UnitOfWork, caller: Caller, query: InboxQuery): Promise<Inbox> {
  const { offset = 0, max = pageSize.default } = query;
  const filters = filtersOf(caller, query);
  const hasStatus = sql<boolean>`m.message_status = any (${[...query.messageStatus]}::text[])`;
  const counted = await sql<{ status: MessageStatus; urgency: number; n: number }>`
    select m.message_status as status, ${urgency} as urgency, count(*)::int as n
    from tenant_messages m where ${filters} group by 1, 2`.execute(work.tx);
  const { rows } = await sql<Row>`
    select m.id, m.message_status, m.message_type, m.created_at, m.closed_at is not null as is_closed,
      u.first_name || ' ' || u.last_name as actor, m.record_id,
      coalesce(a.first_name || ' ' || a.last_name, i.email) as person
    from tenant_messages m left join users u on u.id = m.actor_id
      left join users a on a.id = m.about_id left join invites i on i.id = m.about_id
    where ${filters} and ${hasStatus}
    order by ${urgency}, m.created_at desc, m.id
    limit ${max} offset ${offset}`.execute(work.tx);

  const sum = (isMeant: (row: (typeof counted.rows)[number]) => boolean) =>
    counted.rows.filter(isMeant).reduce((total, { n }) => total + n, 0);
  const isIncluded = (status: MessageStatus) => query.messageStatus.includes(status);
  const ofStatus = (name: Parameters<typeof messageStatus.code>[0]) =>
    sum(({ status }) => status === messageStatus.code(name));
  const ofAsk = (ask: MessageAsk) =>
    sum(({ status, urgency }) => isIncluded(status) && messageAsks[urgency - 1] === ask);
  const about = await registrationsAbout(
    work,
    caller,
    rows.flatMap(row => row.record_id ?? []),
  );
  return {
    items: rows.map(row => messageOf(row, about, caller)),
    total: sum(({ status }) => isIncluded(status)),
    counts: {
      Unread: ofStatus('Unread'),
      Read: ofStatus('Read'),
      Archived: ofStatus('Archived'),
      Deleted: ofStatus('Deleted'),
      decide: ofAsk('decide'),
      do: ofAsk('do'),
      know: ofAsk('know'),
    },
  };
}

/** What the caller was mentioned in and has not read, the newest first. */
export const mentionsOf = (work: UnitOfWork, caller: Caller, max: number): Promise<Inbox> =>
  readInbox(work, caller, {
    messageStatus: [messageStatus.code('Unread')],
    messageType: ['mention'],
    registrationId: undefined,
    max,
  });

function messageOf(
  row: Row,
  about: Awaited<ReturnType<typeof registrationsAbout>>,
  { permissions }: Caller,
): Inbox['items'][number] {
  const registration = row.record_id === null ? undefined : about.get(row.record_id);
  // Colleagues and who is invited are told of to those who may read them, as registrations are.
  const person = permissions.has('userSettingsRead') ? row.person : null;
  return {
    id: row.id,
    party_id: registration?.partyId ?? null,
    messageStatus: row.message_status,
    messageType: row.message_type,
    messageDescription: registration ? `${registration.name}, ${registration.number}` : (person ?? ''),
    createdAt: row.created_at,
    ask: row.is_closed ? 'know' : askOfMessage[row.message_type],
    isClosed: row.is_closed,
    actor: row.actor,
    registrationId: registration ? row.record_id : null,
    registrationName: registration?.name ?? null,
  };
}

/** Marks the caller's messages; ids of anyone else's are as if they did not exist. */
export async function updateMessages(work: UnitOfWork, caller: Caller, update: Update): Promise<Updated> {
  const { tx, now } = work;
  const rows = await tx
    .updateTable('tenant_messages')
    .set({ message_status: update.messageStatus, updated_at: now })
    .where('user_id', '=', caller.userId)
    .where('id', 'in', update.ids)
    .returning('id')
    .execute();
  audit(work, [
    {
      action: 'messages.updated',
      objectType: 'inbox',
      objectId: caller.userId,
      detail: { messageStatus: update.messageStatus, count: rows.length },
    },
  ]);
  // Their other tabs and browsers.
  publish(work, [
    {
      event: { name: 'entity', data: { type: 'tenantMessage', id: caller.userId, version: 1 } },
      audience: { to: 'user', userId: caller.userId },
    },
  ]);
  return { ids: rows.map(({ id }) => id), messageStatus: update.messageStatus };
}
