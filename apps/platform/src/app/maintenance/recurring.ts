import { platformTenant } from '../../areas/access/service.ts';
import { tenantIds } from '../../shared/audit/chain-heads.ts';
import { hasRunOn, recordRun, type Counts } from '../../shared/job-runs/job-runs.ts';
import type { RecurringJobName } from '../../shared/job-runs/recurring-jobs.ts';
import { withLease } from '../../shared/leases/leases.ts';
import type { Services } from '../../shared/services/services.ts';
import { loggable } from '../http/envelope.ts';

/** What one process does at a time, again and again. */
export interface RecurringJob {
  readonly name: RecurringJobName;
  /** Milliseconds between two looks whether there is something to do. */
  readonly every: number;
  /** Once a day, from this hour (UTC) on, whichever process and however often it was started. */
  readonly dailyFrom?: number;
  /** The lease that the process holds meanwhile; that of its name unless it excludes something else too. */
  readonly lease?: string;
  /** `tenant` for each by itself: what fails for one is done for the others. */
  readonly per: 'platform' | 'tenant';
  /** Answers null when it could not run now, and is tried again. */
  readonly run: (tenantId: string) => Promise<Counts | null>;
}

interface RunOptions {
  /** Runs a daily job that has run today. */
  readonly isForced?: boolean;
}

/** Runs a job where it is due and no other process does, and writes down how that went; errors are logged. */
export async function runRecurring(
  services: Services,
  job: RecurringJob,
  { isForced = false }: RunOptions = {},
): Promise<void> {
  await withLease(services, job.lease ?? job.name, async () => {
    const tenants = job.per === 'platform' ? [platformTenant] : await tenantIds(services.database);
    for (const tenantId of tenants) {
      if (job.per === 'tenant' && tenantId === platformTenant) continue;
      if (!isForced && !(await isDue(services, job, tenantId))) continue;
      await recordRun(services, { tenantId, job: job.name }, () => job.run(tenantId)).catch(
        (error: unknown) =>
          services.log.error({ error: loggable(error), job: job.name, tenantId }, 'a recurring job failed'),
      );
    }
  });
}

async function isDue(
  { database, clock }: Services,
  { name, dailyFrom }: RecurringJob,
  tenantId: string,
): Promise<boolean> {
  if (dailyFrom === undefined) return true;
  const now = clock.now();
  if (now.getUTCHours() < dailyFrom) return false;
  return !(await database.read(tenantId, tx => hasRunOn(tx, name, now)));
}
