import type { Engine } from '../engine.ts';

/** PGlite has no background processes: without these the log grew to 1.4 GB and recovery took six seconds. */
export const limits = {
  /** Bytes of write-ahead log after which a checkpoint is due. */
  wal: 64 * 1024 * 1024,
  /** Milliseconds after which one is due if anything was written at all. */
  checkpointInterval: 5 * 60_000,
  /** Milliseconds between checks of the above. */
  tick: 15_000,
  /** Milliseconds between vacuums. */
  vacuumInterval: 24 * 3_600_000,
} as const;

export interface DatabaseStatistics {
  /** Bytes of write-ahead log since the last checkpoint. */
  readonly wal: number;
  readonly deadRows: number;
}

export interface Maintenance {
  /** Checks whether a checkpoint or a vacuum is due, and does it. */
  tick(): Promise<void>;
  statistics(): Promise<DatabaseStatistics>;
  stop(): void;
}

interface MaintenanceOptions {
  readonly engine: Engine;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}

const written = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint as bytes`;
const dead = `select coalesce(sum(n_dead_tup), 0)::bigint as rows from pg_stat_user_tables`;

/** Checkpoints and vacuums an embedded database while it is open. */
export async function maintain({ engine, now, onError }: MaintenanceOptions): Promise<Maintenance> {
  const read = (sql: string, column: string) =>
    engine.transaction({ begin: 'begin read only' }, async connection => {
      const { rows } = await connection.query<Record<string, number>>(sql);
      return rows[0]?.[column] ?? 0;
    });
  let checkpointedAt = now().getTime();
  let checkpointedTo = await read(written, 'bytes');
  let vacuumedAt = now().getTime();

  async function tick(): Promise<void> {
    const time = now().getTime();
    if (time - vacuumedAt >= limits.vacuumInterval) {
      await engine.maintain('vacuum (analyze)');
      vacuumedAt = time;
    }
    const wal = (await read(written, 'bytes')) - checkpointedTo;
    if (wal < limits.wal && (wal === 0 || time - checkpointedAt < limits.checkpointInterval)) return;
    await engine.maintain('checkpoint');
    checkpointedAt = time;
    checkpointedTo = await read(written, 'bytes');
  }

  const timer = setInterval(() => void tick().catch(onError), limits.tick);
  timer.unref();
  return {
    tick,
    statistics: async () => ({
      wal: (await read(written, 'bytes')) - checkpointedTo,
      deadRows: await read(dead, 'rows'),
    }),
    stop: () => clearInterval(timer),
  };
}
