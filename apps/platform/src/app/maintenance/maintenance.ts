import type { Services } from '../../shared/services/services.ts';
import type { Config } from '../config.ts';
import { loggable } from '../http/envelope.ts';
import { clearUnfinished } from './files.ts';
import { alarming } from './alarm.ts';
import {
  addingUp,
  backingUp,
  checkingFiles,
  clearingRows,
  digesting,
  expiring,
  recordingErasures,
  remindingOfDocuments,
  assessingRisk,
  remindingOfReviews,
  remindingOfTerms,
  sendingBack,
  signing,
} from './jobs.ts';
import { runRecurring, type RecurringJob } from './recurring.ts';

/** What the platform does by itself while it runs. */
export interface Maintenance {
  /** Finishes what is under way. */
  stop(): Promise<void>;
}

/**
 * Signs the heads of the audit chains every five minutes, ends requests that no one decided on, sends digests and adds
 * counts up every ten; once a day sends back what has a document that is over, clears away rows and files that have served, and
 * backs an embedded database up. When each last ran is in `job_runs`.
 */
export function startMaintenance(config: Config, services: Services): Maintenance {
  const underWay = new Set<Promise<unknown>>();
  const attempt = (what: string, work: () => Promise<unknown>) => {
    const run = work()
      .catch((error: unknown) => services.log.error({ error: loggable(error) }, `${what} failed`))
      .finally(() => underWay.delete(run));
    underWay.add(run);
  };
  const start = (job: RecurringJob, options?: { isForced: boolean }) =>
    attempt(job.name, () => runRecurring(services, job, options));

  const [sign, sendBack] = [signing(config, services), sendingBack(services)];
  const jobs = [
    sign,
    recordingErasures(config, services),
    sendBack,
    remindingOfTerms(services),
    remindingOfDocuments(services),
    assessingRisk(services),
    remindingOfReviews(services),
    digesting(services),
    expiring(services),
    addingUp(services),
    alarming(services),
    clearingRows(config, services),
    checkingFiles(services),
    ...(services.database.kind === 'embedded' ? [backingUp(config, services)] : []),
  ];
  // At every start too: documents end while nothing runs.
  start(sendBack, { isForced: true });
  attempt('clearing away unfinished files', () => clearUnfinished(services));
  const timers = jobs.map(job => setInterval(() => start(job), job.every));
  for (const timer of timers) timer.unref();
  return {
    async stop() {
      timers.forEach(clearInterval);
      start(sign);
      await Promise.all(underWay);
    },
  };
}
