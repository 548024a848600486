import { adminsOf, platformTenant } from '../../areas/access/service.ts';
import { isJobReported, notifyNow, settleJob } from '../../areas/messages/service.ts';
import { tenantIds } from '../../shared/audit/chain-heads.ts';
import { readHeartbeats } from '../../shared/job-runs/job-runs.ts';
import { platformJobs, tenantJobs } from '../../shared/job-runs/recurring-jobs.ts';
import type { Services } from '../../shared/services/services.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import { systemActor } from '../../shared/work/work.ts';
import type { RecurringJob } from './recurring.ts';

const actor = systemActor('alarms');

/**
 * Tells the Admins of a firm of each of its jobs that has not succeeded for too long: once, until it succeeds again.
 * The platform's own jobs concern no firm: they are logged, and `/metrics` has them.
 */
export const alarming = (services: Services): RecurringJob => ({
  name: 'alarms',
  every: 10 * 60_000,
  per: 'platform',
  async run() {
    let silent = 0;
    for (const tenantId of await tenantIds(services.database))
      silent +=
        tenantId === platformTenant ? await logStopped(services) : await reportStopped(services, tenantId);
    return { silent };
  },
});

async function logStopped({ database, clock, log }: Services): Promise<number> {
  const beats = await database.read(platformTenant, tx =>
    readHeartbeats(tx, platformJobs(database.kind), clock.now()),
  );
  const stopped = beats.flatMap(({ job, state }) => (state === 'stopped' ? [job] : []));
  if (stopped.length > 0) log.error({ jobs: stopped }, 'recurring jobs have not succeeded for too long');
  return stopped.length;
}

const reportStopped = (services: Services, tenantId: string): Promise<number> =>
  inTenant(services, tenantId, actor, async work => {
    let stopped = 0;
    for (const { job, state } of await readHeartbeats(work.tx, tenantJobs, work.now)) {
      const isReported = await isJobReported(work, job);
      if (state === 'stopped') {
        stopped += 1;
        const userIds = await adminsOf(work);
        if (!isReported)
          await notifyNow(work, { messageType: 'systemNotice', userIds, registrationId: null, job });
      } else if (isReported) await settleJob(work, job);
    }
    return stopped;
  });
