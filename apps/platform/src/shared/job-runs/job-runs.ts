import type { Scopes, Transaction } from '../../database/index.ts';
import type { Clock } from '../../ports/clock/clock.ts';

/** What a run counted, by name: `{ checked: 412 }`. */
export type Counts = Readonly<Record<string, number>>;

interface Parts {
  readonly database: Pick<Scopes, 'tenant'>;
  readonly clock: Clock;
}

/** A job of one tenant, or of the platform's own. */
export interface JobOf {
  readonly tenantId: string;
  readonly job: string;
}

/** Characters of an error that are stored: the log has all of it. */
const maxError = 500;

/**
 * Runs a recurring job and writes down when, what it counted and how it ended.
 * @param run - answers null when it could not run now; then the job has not succeeded.
 * @throws what `run` throws, once that is written down.
 */
export async function recordRun(
  { database, clock }: Parts,
  { tenantId, job }: JobOf,
  run: () => Promise<Counts | null>,
): Promise<void> {
  const started = { started_at: clock.now(), ended_at: null };
  await database.tenant(tenantId, tx =>
    tx
      .insertInto('job_runs')
      .values({ tenant_id: tenantId, job, ...started })
      .onConflict(conflict => conflict.columns(['tenant_id', 'job']).doUpdateSet(started))
      .execute(),
  );
  const end = (result: { counts?: string; succeeded_at?: Date; error: string | null }) =>
    database.tenant(tenantId, tx =>
      tx
        .updateTable('job_runs')
        .set({ ...result, ended_at: clock.now() })
        .where('job', '=', job)
        .execute(),
    );
  try {
    const counts = await run();
    await end({
      error: null,
      ...(counts && { counts: JSON.stringify(counts), succeeded_at: clock.now() }),
    });
  } catch (error) {
    await end({ error: String(error).slice(0, maxError) });
    throw error;
  }
}

/** Whether a job has succeeded on the day (UTC) of a moment, in whatever process. */
export async function hasRunOn(tx: Transaction, job: string, moment: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('job_runs')
    .select('succeeded_at')
    .where('job', '=', job)
    .executeTakeFirst();
  return row?.succeeded_at?.slice(0, 10) === moment.toISOString().slice(0, 10);
}

/** How often a job has to succeed. */
export interface Expected {
  readonly job: string;
  /** Seconds after which a job that has not succeeded has stopped. */
  readonly maxAge: number;
}

/** When a job last ran, as a page shows it and an alarm reads it. */
export interface Heartbeat {
  readonly job: string;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly succeededAt: string | null;
  readonly counts: Counts;
  readonly error: string | null;
  /** `stopped` when it has not succeeded for too long, whatever it says; `failed` when its last run did. */
  readonly state: 'ok' | 'failed' | 'stopped';
}

export async function readHeartbeats(
  tx: Transaction,
  expected: readonly Expected[],
  now: Date,
): Promise<readonly Heartbeat[]> {
  const rows = await tx.selectFrom('job_runs').selectAll().execute();
  const tenant = await tx.selectFrom('tenants').select('created_at').executeTakeFirst();
  return expected.map(({ job, maxAge }) => {
    const row = rows.find(each => each.job === job);
    // One that has never run had the time since there is something to do.
    const since = row?.succeeded_at ?? tenant?.created_at ?? now.toISOString();
    const hasStopped = now.getTime() - Date.parse(since) > maxAge * 1_000;
    const error = row?.error ?? null;
    return {
      job,
      startedAt: row?.started_at ?? null,
      endedAt: row?.ended_at ?? null,
      succeededAt: row?.succeeded_at ?? null,
      counts: row?.counts ?? {},
      error,
      state: hasStopped ? 'stopped' : error === null ? 'ok' : 'failed',
    };
  });
}
