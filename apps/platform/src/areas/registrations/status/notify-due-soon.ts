import { sql } from 'kysely';
import type { RegistrationRecord } from '../record.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { sendMessages } from '../../messages/service.ts';
import { readSections } from '../../tenants/service.ts';
import { openStatuses } from '../event-detail.ts';
import { deadlineOf } from './deadline.ts';

type Row = Pick<
  RegistrationRecord,
  'id' | 'status' | 'assignee_id' | 'status_since' | 'updated_at' | 'waiting_since' | 'days_waited'
>;

/** Working days before the end of a term from which on its assignee is notified. */
export const dueSoonDays = 2;

/**
 * Notifies the assignees of open registrations whose term ends soon (4.17): once in each status. One that waits for the
 * client is not due.
 * @returns how many registrations that is about.
 */
export async function notifyDueSoon(work: UnitOfWork): Promise<number> {
  const { onboarding: settings } = await readSections(work.tx, ['onboarding']);
  const { rows } = await sql<Row>`
    select r.id, r.status, r.assignee_id, r.status_since, r.updated_at, r.waiting_since, r.days_waited
    from registrations r
    where r.status = any (${openStatuses}::text[]) and r.assignee_id is not null and r.waiting_since is null
      and not exists (select from tenant_messages m
        where m.record_id = r.id and m.user_id = r.assignee_id and m.message_type = 'taskDueSoon'
          and m.created_at >= coalesce(r.status_since, r.updated_at))`.execute(work.tx);
  let count = 0;
  for (const row of rows) {
    const daysLeft = deadlineOf(row, settings, work.now)?.daysLeft;
    if (daysLeft === undefined || daysLeft < 0 || daysLeft > dueSoonDays) continue;
    await sendMessages(work, {
      messageType: 'taskDueSoon',
      userIds: [row.assignee_id ?? ''],
      registrationId: row.id,
    });
    count += 1;
  }
  return count;
}
