import { sql } from 'kysely';
import { tenantDay } from '../../shared/calendar/tenant-day.ts';
import type { Services } from '../../shared/services/services.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import { systemActor, type UnitOfWork } from '../../shared/work/work.ts';
import { sendMessages, settle } from '../messages/service.ts';
import { calendarOf } from '../registrations/service.ts';
import { readSections } from '../tenants/service.ts';
import { endsSoon, lastDaysOf, type PartyDocument } from './expiring.ts';

/** A registration with a document that ends, and whom that concerns. */
interface Suspect {
  readonly id: string;
  readonly assignee: string;
  /** When it came into its status. */
  readonly since: string;
  /** When its assignee was last told of documents that end. */
  readonly notifiedAt: string | null;
}

/** A document, and the registration that it is seen in. */
type Seen = PartyDocument & { readonly registrationId: string };

/** Calendar days that are more than the working days of the warning, whatever the holidays. */
const horizon = 60;

/**
 * Tells those who work on a registration, or look after its client, that a document ends soon (4.17): once in each status
 * for each day on which one ends. A document that a newer one has replaced does not count.
 * @returns how many registrations that is about.
 */
export const notifyExpiring = (services: Services, tenantId: string): Promise<number> =>
  inTenant(services, tenantId, systemActor('schedule'), async work => {
    const today = tenantDay(work.now);
    const calendar = await workingCalendar(work);
    const suspects = await suspectsOf(work, today);
    const documents = await documentsSeenIn(work, suspects);
    let count = 0;
    for (const { id, assignee, since, notifiedAt } of suspects) {
      const isNews = (day: string) =>
        endsSoon(day, today, calendar) &&
        (notifiedAt === null ||
          notifiedAt < since ||
          !endsSoon(day, tenantDay(new Date(notifiedAt)), calendar));
      if (!lastDaysOf(documents.get(id) ?? []).some(isNews)) continue;
      await sendMessages(work, { messageType: 'documentExpiring', userIds: [assignee], registrationId: id });
      count += 1;
    }
    return count;
  });

/** Once no document of a registration ends soon any more, no one has to ask for one. */
export async function settleExpiring(work: UnitOfWork, registrationId: string): Promise<void> {
  const calendar = await workingCalendar(work);
  const documents = (await documentsSeenIn(work, [{ id: registrationId }])).get(registrationId) ?? [];
  const today = tenantDay(work.now);
  if (!lastDaysOf(documents).some(day => endsSoon(day, today, calendar)))
    await settle(work, ['documentExpiring'], registrationId);
}

async function workingCalendar({ tx }: UnitOfWork) {
  const { onboarding } = await readSections(tx, ['onboarding']);
  return calendarOf(onboarding);
}

/** Registrations that are not turned down, with a document that might end: whether one does is asked of each. */
async function suspectsOf({ tx }: UnitOfWork, today: string): Promise<readonly Suspect[]> {
  const { rows } = await sql<Suspect>`
    select r.id, s.assignee, coalesce(r.status_since, r.updated_at) as since,
      (select max(m.created_at) from tenant_messages m
        where m.record_id = r.id and m.user_id = s.assignee and m.message_type = 'documentExpiring') as "notifiedAt"
    from (
      select d.record_id as id, coalesce(w.assignee_id, (array_agg(p.assignee_id) filter (where p.assignee_id is not null))[1]) as assignee
      from documents d
      join registrations w on w.id = d.record_id
      left join parties p on p.id = d.party_id
      where d.removed_at is null and d.valid_until between ${today}::date and ${today}::date + ${horizon}::int
        and w.status in ('INCOMPLETE', 'COMPLETE', 'ACCEPTED', 'DONE')
      group by d.record_id, w.assignee_id
    ) s join registrations r on r.id = s.id
    where s.assignee is not null
    order by r.id`.execute(tx);
  return rows;
}

/** The documents of registrations, and those of their parties wherever they came in: that one is good for all. */
async function documentsSeenIn(
  { tx }: UnitOfWork,
  registrations: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, readonly Seen[]>> {
  if (registrations.length === 0) return new Map();
  const { rows } = await sql<Seen>`
    select distinct r.id as "registrationId", d.id, d.party_id as "partyId", d.kind, d.issued_on as "issuedOn",
      d.valid_until as "validUntil"
    from registrations r
    join documents own on own.record_id = r.id and own.removed_at is null
    join documents d on d.removed_at is null and (d.id = own.id or d.party_id = own.party_id)
    where r.id = any (${registrations.map(({ id }) => id)}::uuid[])`.execute(tx);
  return Map.groupBy(rows, ({ registrationId }) => registrationId);
}
