import { runNextJob, type GivenUp } from '../shared/jobs/jobs.ts';
import { loggable } from './http/envelope.ts';
import type { Platform } from './platform.ts';

/** Milliseconds between looks at the queue when it was empty. */
const pause = 1_000;

/** Does what was put in the queue, one job at a time. */
export interface Worker {
  /** Finishes the job under way; the others wait for the next start. */
  stop(): Promise<void>;
}

/** Any number of processes may have one: each job goes to one of them. */
export function startWorker({ services, jobs }: Pick<Platform, 'services' | 'jobs'>): Worker {
  const { database, clock, log } = services;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();

  const note = ({ job: { id, tenantId, kind }, error, untold }: GivenUp) =>
    log.error({ job: id, tenantId, kind, error, ...(untold !== null && { untold }) }, 'a job was given up');

  async function work(): Promise<void> {
    try {
      while (!stopping.signal.aborted && (await runNextJob(database, jobs, () => clock.now(), note)));
    } catch (error) {
      log.error({ error: loggable(error) }, 'a job could not be taken');
    }
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      underWay = work();
    }, pause);
    timer.unref();
  }

  underWay = work();
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await underWay;
    },
  };
}
