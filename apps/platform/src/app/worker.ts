import { inLane, runNextJob, type FailedJob, type Lane } from '../shared/jobs/jobs.ts';
import { loggable } from './http/envelope.ts';
import type { Platform } from './platform.ts';

/** Milliseconds between checks of a lane when it was empty. */
const pause = 1_000;

/** Jobs at once in this process, by lane: none of them waits for another lane. */
const lanes: Readonly<Record<Lane, number>> = { messages: 2, exports: 1, records: 1, webhooks: 2 };

export interface Worker {
  /** Finishes the jobs under way; the others wait for the next start. */
  stop(): Promise<void>;
}

/** Any number of processes may have one: each job goes to one of them. */
export function startWorker({ services, jobs }: Pick<Platform, 'services' | 'jobs'>): Worker {
  const { database, clock, log } = services;
  const stopping = new AbortController();

  const note = ({ job: { id, tenantId, kind }, error, untold }: FailedJob) =>
    log.error({ job: id, tenantId, kind, error, ...(untold !== null && { untold }) }, 'a job was given up');

  /** One job after the other of a lane. @returns what waits for the one under way. */
  function work(lane: Lane): () => Promise<void> {
    const handlers = inLane(jobs, lane);
    const next = () => runNextJob(database, handlers, () => clock.now(), note, lane);
    let timer: NodeJS.Timeout | undefined;
    let underWay: Promise<void> = Promise.resolve();
    async function empty(): Promise<void> {
      try {
        while (!stopping.signal.aborted && (await next()));
      } catch (error) {
        log.error({ error: loggable(error) }, 'a job could not be taken');
      }
      if (stopping.signal.aborted) return;
      timer = setTimeout(() => {
        underWay = empty();
      }, pause);
      timer.unref();
    }
    underWay = empty();
    return () => {
      clearTimeout(timer);
      return underWay;
    };
  }

  const ends = (Object.keys(lanes) as Lane[]).flatMap(lane =>
    Array.from({ length: lanes[lane] }, () => work(lane)),
  );
  return {
    async stop() {
      stopping.abort();
      await Promise.all(ends.map(end => end()));
    },
  };
}
