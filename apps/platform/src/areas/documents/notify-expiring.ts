import { sql, type RawBuilder } from 'kysely';
import { tenantDay } from '../../shared/calendar/tenant-day.ts';
import type { Services } from '../../shared/services/services.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import { systemActor, type UnitOfWork } from '../../shared/work/work.ts';
import { sendMessages, settle } from '../messages/service.ts';
import { calendarOf } from '../registrations/service.ts';
import { readSections } from '../tenants/service.ts';
import { endsSoon, lastDaysOf, type PartyDocument } from './expiring.ts';

/** A registration or the file of a client with a document that ends, and whom that concerns. */
interface Suspect {
  readonly id: string;
  readonly assignee: string;
  /** When it came into its status; a file, when it began. */
  readonly since: string;
  /** When its assignee was last told of documents that end. */
  readonly notifiedAt: string | null;
}

/** A document, and the registration or the file that it is seen in. */
type Seen = PartyDocument & {
  readonly seenIn: string;
  /** It is told of there: of a file, what lies in it. */
  readonly counts: boolean;
};

/** Calendar days that are more than the working days of the warning, whatever the holidays. */
const horizon = 60;

/**
 * Tells those who work on a registration, or look after a client, that a document ends soon (4.17): once in each status
 * for each day on which one ends. A document that a newer one has replaced does not count.
 * @returns how many registrations and files that is about.
 */
export const notifyExpiring = (services: Services, tenantId: string): Promise<number> =>
  inTenant(services, tenantId, systemActor('schedule'), async work => {
    const today = tenantDay(work.now);
    const registrations = await registrationsAt(work, today);
    const files = await filesAt(work, today);
    return (
      (await notifyOf(work, registrations, {
        documents: await seenInRegistrations(work, registrations),
        about: id => ({ registrationId: id }),
      })) +
      (await notifyOf(work, files, {
        documents: await seenInFiles(work, files),
        about: id => ({ registrationId: null, partyId: id }),
      }))
    );
  });

interface Telling {
  readonly documents: ReadonlyMap<string, readonly Seen[]>;
  readonly about: (id: string) => { readonly registrationId: string | null; readonly partyId?: string };
}

async function notifyOf(
  work: UnitOfWork,
  suspects: readonly Suspect[],
  { documents, about }: Telling,
): Promise<number> {
  const today = tenantDay(work.now);
  const calendar = await workingCalendar(work);
  let count = 0;
  for (const { id, assignee, since, notifiedAt } of suspects) {
    const isNews = (day: string) =>
      endsSoon(day, today, calendar) &&
      (notifiedAt === null ||
        notifiedAt < since ||
        !endsSoon(day, tenantDay(new Date(notifiedAt)), calendar));
    if (!lastDaysOf(documents.get(id) ?? [], ({ counts }) => counts).some(isNews)) continue;
    await sendMessages(work, { messageType: 'documentExpiring', userIds: [assignee], ...about(id) });
    count += 1;
  }
  return count;
}

/** Once no document of a registration ends soon any more, no one has to ask for one. */
export const settleExpiring = async (work: UnitOfWork, registrationId: string): Promise<void> =>
  settleUnless(work, registrationId, await seenInRegistrations(work, [{ id: registrationId }]));

/** The same of the file of a client. */
export const settleExpiringInFile = async (work: UnitOfWork, partyId: string): Promise<void> =>
  settleUnless(work, partyId, await seenInFiles(work, [{ id: partyId }]));

async function settleUnless(work: UnitOfWork, id: string, seen: Telling['documents']): Promise<void> {
  const calendar = await workingCalendar(work);
  const today = tenantDay(work.now);
  const days = lastDaysOf(seen.get(id) ?? [], ({ counts }) => counts);
  if (!days.some(day => endsSoon(day, today, calendar))) await settle(work, ['documentExpiring'], id);
}

async function workingCalendar({ tx }: UnitOfWork) {
  const { onboarding } = await readSections(tx, ['onboarding']);
  return calendarOf(onboarding);
}

const endsBy = (today: string): RawBuilder<boolean> =>
  sql<boolean>`d.removed_at is null and d.valid_until between ${today}::date and ${today}::date + ${horizon}::int`;

/** When someone was last told of the documents of a record. */
const lastNotice = (record: string, user: string): RawBuilder<string | null> =>
  sql<string | null>`(select max(m.created_at) from tenant_messages m
    where m.record_id = ${sql.ref(record)} and m.user_id = ${sql.ref(user)} and m.message_type = 'documentExpiring')`;

/** Registrations that are not turned down, with a document that might end: whether one does is asked of each. */
async function registrationsAt({ tx }: UnitOfWork, today: string): Promise<readonly Suspect[]> {
  const { rows } = await sql<Suspect>`
    select r.id, s.assignee, coalesce(r.status_since, r.updated_at) as since,
      ${lastNotice('r.id', 's.assignee')} as "notifiedAt"
    from (
      select d.record_id as id, coalesce(w.assignee_id, (array_agg(p.assignee_id) filter (where p.assignee_id is not null))[1]) as assignee
      from documents d
      join registrations w on w.id = d.record_id
      left join parties p on p.id = d.party_id
      where ${endsBy(today)} and w.status in ('INCOMPLETE', 'COMPLETE', 'ACCEPTED', 'DONE')
      group by d.record_id, w.assignee_id
    ) s join registrations r on r.id = s.id
    where s.assignee is not null
    order by r.id`.execute(tx);
  return rows;
}

/**
 * Files of clients with a document that might end, of those whose relation has not. Where no one looks after the client,
 * it concerns the user who works on their newest registration.
 */
async function filesAt({ tx }: UnitOfWork, today: string): Promise<readonly Suspect[]> {
  const { rows } = await sql<Suspect>`
    select s.id, s.assignee, s.since, ${lastNotice('s.id', 's.assignee')} as "notifiedAt"
    from (
      select p.id, p.created_at as since, coalesce(p.assignee_id, (
        select r.assignee_id from registration_parties m join registrations r on r.id = m.registration_id
        where m.party_id = p.id and r.assignee_id is not null and r.status <> 'DELETED'
        order by r.created_at desc, r.id limit 1)) as assignee
      from parties p
      where p.merged_into is null and p.status in ('N', 'I', 'A')
        and exists (select from documents d where d.record_id = p.id and ${endsBy(today)})
    ) s
    where s.assignee is not null
    order by s.id`.execute(tx);
  return rows;
}

/** The documents of registrations, and those of their parties wherever they came in: that one is good for all. */
async function seenInRegistrations(
  { tx }: UnitOfWork,
  registrations: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, readonly Seen[]>> {
  if (registrations.length === 0) return new Map();
  const { rows } = await sql<Seen>`
    select distinct r.id as "seenIn", true as counts, ${columns}
    from registrations r
    join documents own on own.record_id = r.id and own.removed_at is null
    join documents d on d.removed_at is null and (d.id = own.id or d.party_id = own.party_id)
    where r.id = any (${registrations.map(({ id }) => id)}::uuid[])`.execute(tx);
  return Map.groupBy(rows, ({ seenIn }) => seenIn);
}

/** The documents of clients, wherever they came in. Those of a registration are told of there. */
async function seenInFiles(
  { tx }: UnitOfWork,
  files: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, readonly Seen[]>> {
  if (files.length === 0) return new Map();
  const { rows } = await sql<Seen>`
    select d.party_id as "seenIn", d.record_id = d.party_id as counts, ${columns}
    from documents d
    where d.removed_at is null and d.party_id = any (${files.map(({ id }) => id)}::uuid[])`.execute(tx);
  return Map.groupBy(rows, ({ seenIn }) => seenIn);
}

const columns = sql`d.id, d.party_id as "partyId", d.kind, d.issued_on as "issuedOn", d.valid_until as "validUntil"`;
