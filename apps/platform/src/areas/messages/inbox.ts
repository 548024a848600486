import { sql, type RawBuilder } from 'kysely';
import {
  askNow,
  askOfMessage,
  messageAsks,
  recurringJobs,
  pageSize,
  settingsPages,
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
import { isClientOpenTo, isOpenTo } from '../../shared/caller/restricted.ts';
import { publish } from '../../shared/events/publish.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { partiesAbout } from '../parties/service.ts';
import { registrationsAbout } from '../registrations/service.ts';
import { processesAbout } from '../workflows/service.ts';
import { quotesOf, type Quote } from './excerpts.ts';

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
  readonly actor_id: string | null;
  readonly record_id: string | null;
  readonly job: string | null;
  readonly settings_page: string | null;
  readonly person: string | null;
  readonly merge_id: string | null;
  readonly is_merge_undone: boolean;
  readonly same_kind: number;
}

interface Counted {
  readonly status: MessageStatus;
  readonly urgency: number;
  readonly type: MessageType;
  readonly n: number;
}

const typesAsking = (ask: MessageAsk): string[] =>
  Object.entries(askOfMessage).flatMap(([type, group]) => (group === ask ? [type] : []));

/** What a message asks for, as its place in the order of urgency. */
const urgency = sql<number>`case
  when m.closed_at is not null then 3
  when m.message_type = 'mention' and m.message_status = 'Unread' then 2
  when m.message_type = any (${typesAsking('decide')}::text[]) then 1
  when m.message_type = any (${typesAsking('do')}::text[]) then 2
  else 3 end`;

/** Types that come in by the dozen, each about one registration: many of a kind can be shown as one row. */
const stackedTypes: readonly MessageType[] = [
  'taskAssigned',
  'taskDueSoon',
  'documentExpiring',
  'reviewDue',
  'reviewOverdue',
  'registrationSubmitted',
];
/** As many of a kind are shown one by one. */
const fewOfKind = 3;

/** Whether a message, as `m`, is about no registration, client or process that is kept from the caller since. */
export const isOpenMessage = (caller: Caller): RawBuilder<boolean> =>
  caller.hidden.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`not (exists (select from registrations r
        where r.id = m.record_id and not ${isOpenTo(caller, 'r.restrictions')})
      or exists (select from parties p
        where p.id = m.record_id and not ${isClientOpenTo(caller, 'p.restriction')})
      or exists (select from processes w join parties p on p.id = w.entity_id
        where w.id = m.record_id and not ${isClientOpenTo(caller, 'p.restriction')}))`;

/** The caller's own, whatever their role: an inbox is no one else's. */
function filtersOf(caller: Caller, { messageType, registrationId }: InboxQuery): RawBuilder<boolean> {
  const types = messageType?.length ? sql`m.message_type = any (${[...messageType]}::text[])` : sql`true`;
  const about = registrationId ? sql`m.record_id = ${registrationId}::uuid` : sql`true`;
  return sql<boolean>`m.user_id = ${caller.userId}::uuid and ${types} and ${about} and ${isOpenMessage(caller)}`;
}

/**
 * Messages by what they ask for, the unread ones first, of those the newest, with what they are about as far as the caller
 * may see it. Where it is asked for, many messages of one kind are one row: the newest of them, with their number.
 */
export async function readInbox(work: UnitOfWork, caller: Caller, query: InboxQuery): Promise<Inbox> {
  const { offset = 0, max = pageSize.default, isStacked = false } = query;
  const filters = filtersOf(caller, query);
  const hasStatus = sql<boolean>`m.message_status = any (${[...query.messageStatus]}::text[])`;
  const counted = await sql<Counted>`
    select m.message_status as status, ${urgency} as urgency, m.message_type as type, count(*)::int as n
    from tenant_messages m where ${filters} group by 1, 2, 3`.execute(work.tx);
  const { rows } = await sql<Row>`
    select m.id, m.message_status, m.message_type, m.created_at, m.closed_at is not null as is_closed,
      u.first_name || ' ' || u.last_name as actor, m.actor_id, m.record_id, m.job, m.settings_page,
      coalesce(a.first_name || ' ' || a.last_name, i.email) as person, m.same_kind,
      pm.id as merge_id, coalesce(pm.state = 'undone', false) as is_merge_undone
    from (
      select m.*, ${urgency} as urgency,
        (count(*) over of_kind)::int as same_kind,
        row_number() over (of_kind order by m.created_at desc, m.id) as nth
      from tenant_messages m where ${filters} and ${hasStatus}
      window of_kind as (partition by m.message_type, m.message_status, ${urgency})
    ) m left join users u on u.id = m.actor_id
      left join users a on a.id = m.about_id left join invites i on i.id = m.about_id
      left join party_merges pm on pm.id = m.about_id
    where not ${isStacked}::boolean or nth = 1 or same_kind <= ${fewOfKind}
      or m.message_type <> all (${[...stackedTypes]}::text[])
    order by urgency, m.message_status <> 'Unread', m.created_at desc, m.id
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
  const processes = await processesAbout(
    work,
    caller,
    rows.flatMap(({ record_id: id }) => (id === null || about.has(id) ? [] : [id])),
  );
  const clients = await partiesAbout(
    work,
    caller,
    rows.flatMap(({ record_id: id }) => (id === null || about.has(id) || processes.has(id) ? [] : [id])),
  );
  const isStack = (type: MessageType, count: number) =>
    isStacked && count > fewOfKind && stackedTypes.includes(type);
  const quotes = await quotesOf(
    work,
    rows.flatMap(
      ({
        id,
        message_type: messageType,
        record_id: recordId,
        merge_id: mergeId,
        actor_id: actorId,
        created_at: at,
      }) =>
        recordId !== null && (about.has(recordId) || processes.has(recordId) || clients.has(recordId))
          ? [{ id, userId: caller.userId, messageType, recordId: mergeId ?? recordId, actorId, at }]
          : [],
    ),
    processes,
  );
  return {
    items: rows.map(row => ({
      ...messageOf(row, { about, processes, clients }, caller),
      ...(quotes.get(row.id) ?? noQuote),
      sameKind: isStack(row.message_type, row.same_kind) ? row.same_kind : 1,
    })),
    total: counted.rows
      .filter(({ status }) => isIncluded(status))
      .reduce((rowCount, { type, n }) => rowCount + (isStack(type, n) ? 1 : n), 0),
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

/** What messages are about, as far as their reader may see it. */
interface About {
  readonly about: Awaited<ReturnType<typeof registrationsAbout>>;
  readonly processes: Awaited<ReturnType<typeof processesAbout>>;
  readonly clients: Awaited<ReturnType<typeof partiesAbout>>;
}

const noQuote: Quote = { excerpt: null, decision: null };

function messageOf(
  row: Row,
  { about, processes, clients }: About,
  { permissions }: Caller,
): Omit<Inbox['items'][number], keyof Quote | 'sameKind'> {
  const registration = row.record_id === null ? undefined : about.get(row.record_id);
  const process = row.record_id === null ? undefined : processes.get(row.record_id);
  const client = row.record_id === null ? undefined : clients.get(row.record_id);
  // Colleagues and who is invited are told of to those who may read them, as registrations are.
  const person = permissions.has('userSettingsRead') ? row.person : null;
  return {
    id: row.id,
    party_id: registration?.partyId ?? process?.entityId ?? client?._id ?? null,
    messageStatus: row.message_status,
    messageType: row.message_type,
    messageDescription: registration
      ? `${registration.name}, ${registration.number}`
      : (process?.name ?? client?.name ?? person ?? ''),
    createdAt: row.created_at,
    ask: askNow(row.message_type, {
      isUnread: row.message_status === messageStatus.code('Unread'),
      isClosed: row.is_closed,
    }),
    isClosed: row.is_closed,
    actor: row.actor,
    registrationId: registration ? row.record_id : null,
    registrationName: registration?.name ?? null,
    processId: process ? row.record_id : null,
    mergeId: client ? row.merge_id : null,
    isMergeUndone: client !== undefined && row.is_merge_undone,
    job: recurringJobs.find(job => job === row.job) ?? null,
    settingsPage: settingsPages.find(page => page === row.settings_page) ?? null,
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
