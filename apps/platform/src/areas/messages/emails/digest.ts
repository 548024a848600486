import type { Counts } from '../../../shared/job-runs/job-runs.ts';
import { tenantDay, tenantHour } from '../../../shared/calendar/tenant-day.ts';
import { isWorkingDay } from '../../../shared/calendar/working-days.ts';
import { enqueue, type Job } from '../../../shared/jobs/jobs.ts';
import type { Services } from '../../../shared/services/services.ts';
import { inTenant } from '../../../shared/work/in-tenant.ts';
import { systemActor, type UnitOfWork } from '../../../shared/work/work.ts';
import { isAway, presentCaller } from '../../access/service.ts';
import { calendarOf } from '../../registrations/service.ts';
import { readSections } from '../../tenants/service.ts';
import { countsFor } from '../stream-counts.ts';
import { digestEmail, type Waiting } from './emails.ts';
import type { WriteToStaff } from './write.ts';

export const digestJob = 'messages.digest';

const actor = systemActor('mail');

/**
 * Queues the digest of the day for everyone of a firm whose hour has come and whom something waits for. The day is claimed
 * with the same statement that finds who is due, so that any number of processes queue one email a user and day.
 */
export function sendDigests(services: Services, tenantId: string): Promise<Counts> {
  return inTenant(services, tenantId, actor, async work => {
    const { onboarding } = await readSections(work.tx, ['onboarding']);
    const day = tenantDay(work.now);
    if (!isWorkingDay(day, calendarOf(onboarding))) return { sent: 0 };
    const due = await work.tx
      .updateTable('notification_preferences')
      .set({ digest_day: day })
      .where('digest_hour', '<=', tenantHour(work.now))
      .where(eb => eb.or([eb('digest_day', 'is', null), eb('digest_day', '<', day)]))
      .returning('user_id')
      .execute();
    let sent = 0;
    for (const { user_id: userId } of due) {
      if (!(await waitingFor(work, userId))) continue;
      await enqueue(work, digestJob, { userId });
      sent++;
    }
    return { sent };
  });
}

/** Writes to one user what waits now; nothing where it was done meanwhile. */
export async function writeDigest(
  services: Services,
  write: WriteToStaff,
  { tenantId, payload }: Job,
): Promise<void> {
  const { userId } = payload as { readonly userId: string };
  const waiting = await inTenant(services, tenantId, actor, work => waitingFor(work, userId));
  if (!waiting) return;
  await write({
    tenantId,
    userId,
    path: '/administration/dashboard',
    compose: (locale, about) => digestEmail(locale, waiting, about),
  });
}

/** What waits for someone; null for nothing, for who is away and for who does not work here any more. */
async function waitingFor(work: UnitOfWork, userId: string): Promise<Waiting | null> {
  const caller = await presentCaller(work, userId);
  if (!caller || (await isAway(work, userId))) return null;
  const counts = await countsFor(caller, read => read(work.tx), work.now);
  const { approvals, tasksMine: tasks, inboxUnread: unread } = counts;
  return approvals + tasks + unread === 0 ? null : { approvals, tasks, unread };
}
