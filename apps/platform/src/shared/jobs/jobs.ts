import { sql } from 'kysely';
import type { Scopes } from '../../database/index.ts';
import type { Work } from '../work/work.ts';

/** A job as whoever runs it sees it. */
export interface Job {
  readonly id: string;
  readonly tenantId: string;
  readonly kind: string;
  readonly payload: unknown;
  /** From 1. */
  readonly attempt: number;
}

/** Does a job; throwing means trying again later. It may run twice: it must not do twice what it does. */
export type JobHandler = (job: Job) => Promise<void>;

/** Milliseconds after which whoever claimed a job and never finished it is taken for dead. */
const lease = 5 * 60_000;
const mostAttempts = 5;
/** Milliseconds before the next try: 10 s, 1 min, 6 min, 36 min. */
const delayAfter = (attempt: number) => 10_000 * 6 ** (attempt - 1);

/** Puts a job in the queue, in the transaction of what it follows from. */
export async function enqueue(
  work: Work,
  kind: string,
  payload: unknown,
  dueAt: Date = work.now,
): Promise<string> {
  const id = work.random.uuid();
  await work.tx
    .insertInto('jobs')
    .values({
      id,
      tenant_id: work.tenantId,
      kind,
      payload: JSON.stringify(payload),
      due_at: dueAt,
      created_at: work.now,
    })
    .execute();
  return id;
}

/**
 * Takes the next due job of any firm and does it. Any number of processes may call it at once: each job goes to one.
 * @returns false when nothing was due.
 */
export async function runNextJob(
  database: Scopes,
  handlers: Readonly<Record<string, JobHandler>>,
  now: () => Date,
): Promise<boolean> {
  const moment = now();
  const until = new Date(moment.getTime() + lease);
  const claim = await database.unscoped(async tx => {
    const { rows } = await sql<{ job_id: string; tenant_id: string }>`
      select * from claim_job(${moment}, ${until}, ${Object.keys(handlers)})`.execute(tx);
    return rows[0];
  });
  if (!claim) return false;
  const { job_id: id, tenant_id: tenantId } = claim;
  const row = await database.read(tenantId, tx =>
    tx.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
  const error = await failureOf(handlers[row.kind], {
    id,
    tenantId,
    kind: row.kind,
    payload: row.payload,
    attempt: row.attempts,
  });
  await database.tenant(tenantId, tx =>
    tx
      .updateTable('jobs')
      .set(outcome(error, row.attempts, now()))
      .where('id', '=', id)
      .execute(),
  );
  return true;
}

/** The name of what went wrong: messages may quote data. */
async function failureOf(handler: JobHandler | undefined, job: Job): Promise<string | null> {
  try {
    await handler?.(job);
    return null;
  } catch (error) {
    return error instanceof Error ? error.name : 'Error';
  }
}

function outcome(error: string | null, attempts: number, now: Date) {
  if (error === null) return { state: 'done', finished_at: now, error } as const;
  if (attempts >= mostAttempts) return { state: 'failed', finished_at: now, error } as const;
  return { state: 'waiting', due_at: new Date(now.getTime() + delayAfter(attempts)), error } as const;
}
