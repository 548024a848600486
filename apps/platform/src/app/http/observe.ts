import type { Logger } from 'pino';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../database/index.ts';

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

export function createObserver(log: Logger, database: Database): Observer {
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
      return { text: await registry.metrics(), type: registry.contentType };
    },
  };
}
