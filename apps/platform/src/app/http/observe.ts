import type { Logger } from 'pino';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../database/index.ts';
import { platformTenant } from '../../areas/access/service.ts';
import type { Clock } from '../../ports/clock/clock.ts';
import { tenantIds } from '../../shared/audit/chain-heads.ts';
import { readHeartbeats, type Heartbeat } from '../../shared/job-runs/job-runs.ts';
import { platformJobs, tenantJobs } from '../../shared/job-runs/recurring-jobs.ts';
import { queueOf, type JobHandlers } from '../../shared/jobs/jobs.ts';
import type { LoopLag } from './loop-lag.ts';

/** What is learnt of a request while it is answered: names and ids, never an address with its query, never a body. */
export interface Observed {
  readonly requestId: string;
  method: string;
  /** Name of the endpoint, or of what else was asked for; `unmatched` for what does not exist. */
  endpoint: string;
  tenantId: string | null;
  userId: string | null;
}

export interface Observer {
  /** Writes a line and counts. `seconds` is how long it took. */
  note(observed: Observed, status: number, seconds: number): void;
  /** The figures in the form of Prometheus. */
  metrics(): Promise<{ text: string; type: string }>;
}

export interface ObserverParts {
  readonly log: Logger;
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: JobHandlers;
  readonly lag: LoopLag;
  readonly streams: () => number;
}

export function createObserver({ log, database, clock, jobs, lag, streams }: ObserverParts): Observer {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: 'dossier_requests_total',
    help: 'Requests answered',
    labelNames: ['endpoint', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'dossier_request_seconds',
    help: 'Seconds until a request was answered',
    labelNames: ['endpoint'],
    buckets: [0.005, 0.02, 0.05, 0.15, 0.5, 1.5, 5],
    registers,
  });
  const misses = new Counter({
    name: 'dossier_tenant_miss_total',
    help: 'Records asked for that are not there, or not there for whoever asked',
    registers,
  });
  const wal = new Gauge({
    name: 'dossier_database_wal_bytes',
    help: 'Log since the last checkpoint',
    registers,
  });
  const dead = new Gauge({
    name: 'dossier_database_dead_rows',
    help: 'Rows that wait for a vacuum',
    registers,
  });

  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name, help, labelNames: [...labelNames], registers });
  const waiting = gauge('dossier_jobs_waiting', 'Jobs that are due or under way', ['lane']);
  const oldest = gauge('dossier_jobs_oldest_seconds', 'Seconds that the oldest due job has waited', ['lane']);
  const failed = gauge('dossier_jobs_failed', 'Jobs that were given up and are still kept', ['lane']);
  const lastSuccess = gauge(
    'dossier_recurring_job_last_success_seconds',
    'When a recurring job last succeeded (Unix time), of all firms the longest ago; 0 for never',
    ['job'],
  );
  const stopped = gauge(
    'dossier_recurring_job_stopped',
    'Firms, or the platform itself, for which a recurring job has not succeeded for too long',
    ['job'],
  );
  const failing = gauge(
    'dossier_recurring_job_failed',
    'Firms, or the platform itself, for which the last run of a recurring job failed',
    ['job'],
  );
  const pool = gauge('dossier_database_pool', 'Connections of this process, and what waits for one', [
    'state',
  ]);
  const open = gauge('dossier_streams_open', 'Streams that this process holds');
  const late = gauge('dossier_loop_lag_seconds', 'Longest wait for the event loop in the last seconds');
  const conflicts = new Counter({
    name: 'dossier_database_conflicts_total',
    help: 'Transactions that PostgreSQL ended for the sake of another one',
    registers,
  });

  async function measureQueue(): Promise<void> {
    const lanes = await queueOf(database, await tenantIds(database), jobs, clock.now());
    for (const { lane, ...queue } of lanes) {
      waiting.set({ lane }, queue.waiting);
      oldest.set({ lane }, queue.oldest);
      failed.set({ lane }, queue.failed);
    }
  }

  async function measureRecurring(): Promise<void> {
    const now = clock.now();
    const beats: Heartbeat[] = [];
    for (const tenantId of await tenantIds(database)) {
      const expected = tenantId === platformTenant ? platformJobs(database.kind) : tenantJobs;
      beats.push(...(await database.read(tenantId, tx => readHeartbeats(tx, expected, now))));
    }
    for (const [job, group] of Map.groupBy(beats, beat => beat.job)) {
      const succeeded = group.map(({ succeededAt }) => (succeededAt === null ? 0 : Date.parse(succeededAt)));
      lastSuccess.set({ job }, Math.min(...succeeded) / 1_000);
      stopped.set({ job }, group.filter(({ state }) => state === 'stopped').length);
      failing.set({ job }, group.filter(({ error }) => error !== null).length);
    }
  }

  function measureProcess(): void {
    for (const [state, count] of Object.entries(database.pool() ?? {})) pool.set({ state }, count);
    open.set(streams());
    late.set(lag.seconds());
    conflicts.reset();
    conflicts.inc(database.conflicts());
  }

  return {
    note({ requestId, method, endpoint, tenantId, userId }, status, seconds) {
      requests.inc({ endpoint, status });
      durations.observe({ endpoint }, seconds);
      if (status === 404 && tenantId !== null) misses.inc();
      log.info(
        { requestId, method, endpoint, status, ms: Math.round(seconds * 1000), tenantId, userId },
        'answered',
      );
    },
    async metrics() {
      const statistics = await database.statistics();
      if (statistics) {
        wal.set(statistics.wal);
        dead.set(statistics.deadRows);
      }
      await measureQueue();
      await measureRecurring();
      measureProcess();
      return { text: await registry.metrics(), type: registry.contentType };
    },
  };
}
