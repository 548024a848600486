import { reviewSoonDays } from '@dossier/api/contract';
import { messageType } from '@dossier/validators/vocabularies';
import { sql } from 'kysely';
import { tenantDay } from '../../../shared/calendar/tenant-day.ts';
import type { Services } from '../../../shared/services/services.ts';
import { inTenant } from '../../../shared/work/in-tenant.ts';
import { systemActor, type UnitOfWork } from '../../../shared/work/work.ts';
import { sendMessages, settle } from '../../messages/service.ts';

const [due, overdue] = [messageType.code('reviewDue'), messageType.code('reviewOverdue')];

/**
 * Notifies those who look after clients of reviews that are due within 30 days, and of those that are overdue (3-decisions
 * 4.4, 4.17): of each day on which one is due once, and not while a review of the client runs.
 * @returns how many clients that is about.
 */
export const notifyReviews = (services: Services, tenantId: string): Promise<number> =>
  inTenant(services, tenantId, systemActor('schedule'), async work => {
    const today = tenantDay(work.now);
    const clients = await clientsToReview(work, today);
    for (const { id, assignee, day } of clients)
      await sendMessages(work, {
        messageType: day < today ? overdue : due,
        userIds: [assignee],
        registrationId: null,
        partyId: id,
      });
    return clients.length;
  });

/** A client was reviewed: no one has to do that any more. */
export const settleReviews = (work: UnitOfWork, partyId: string): Promise<void> =>
  settle(work, [due, overdue], partyId);

interface ToReview {
  readonly id: string;
  readonly assignee: string;
  /** yyyy-mm-dd. */
  readonly day: string;
}

/** Where no one looks after a client, it concerns the user who works on their newest registration. */
async function clientsToReview({ tx }: UnitOfWork, today: string): Promise<readonly ToReview[]> {
  const { rows } = await sql<ToReview>`
    select c.id, c.assignee, c.day from (
      select p.id, p.next_review_on as day, coalesce(p.assignee_id, (
        select r.assignee_id from registration_parties m join registrations r on r.id = m.registration_id
        where m.party_id = p.id and r.assignee_id is not null and r.status <> 'DELETED'
        order by r.created_at desc, r.id limit 1)) as assignee
      from parties p
      where p.next_review_on <= ${today}::date + ${reviewSoonDays}::int and p.merged_into is null
        and p.status in ('A', 'I') and not exists (
          select from processes w where w.entity_id = p.id and w.workflow_type = 'review' and w.ended_at is null)
    ) c
    where c.assignee is not null and not exists (
      select from tenant_messages m
      where m.record_id = c.id and m.user_id = c.assignee
        and m.message_type = case when c.day < ${today}::date then ${overdue} else ${due} end
        and m.created_at >= c.day - ${reviewSoonDays}::int)
    order by c.day, c.id`.execute(tx);
  return rows;
}
