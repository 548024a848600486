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

/** What the queue does for a kind of job. Both may run twice: they must not do twice what they do. */
export interface JobHandler {
  /** Throwing means trying again later. */
  readonly run: (job: Job) => Promise<void>;
  /** The last try failed: tells whoever can do something about it. */
  readonly giveUp?: (job: Job) => Promise<void>;
}

/** A job that is not tried again: of what went wrong, the name and the code. Messages may quote data. */
export interface GivenUp {
  readonly job: Job;
  readonly error: string;
  /** What went wrong while it was told; null when whoever can do something knows. */
  readonly untold: string | null;
}

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
 * @param onGivenUp hears of a job whose last try failed.
 * @returns false when nothing was due.
 */
export async function runNextJob(
  database: Scopes,
  handlers: Readonly<Record<string, JobHandler>>,
  now: () => Date,
  onGivenUp: (failure: GivenUp) => void = () => {},
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
  const { kind, payload, attempts: attempt } = row;
  const job: Job = { id, tenantId, kind, payload, attempt };
  const handler = handlers[kind];
  const error = await failureOf(handler?.run, job);
  // Told before it is written down: whoever dies in between tells once more, and never not at all.
  if (error !== null && attempt >= mostAttempts)
    onGivenUp({ job, error, untold: await failureOf(handler?.giveUp, job) });
  await database.tenant(tenantId, tx =>
    tx
      .updateTable('jobs')
      .set(outcome(error, attempt, now()))
      .where('id', '=', id)
      .execute(),
  );
  return true;
}

async function failureOf(step: JobHandler['run'] | undefined, job: Job): Promise<string | null> {
  try {
    await step?.(job);
    return null;
  } catch (error) {
    if (!(error instanceof Error)) return 'Error';
    // `EAUTH` of a mail server, `ECONNREFUSED` of the system: all that an operator has to go by.
    const { name, code } = error as NodeJS.ErrnoException;
    return typeof code === 'string' ? `${name} ${code}` : name;
  }
}

function outcome(error: string | null, attempts: number, now: Date) {
  if (error === null) return { state: 'done', finished_at: now, error } as const;
  if (attempts >= mostAttempts) return { state: 'failed', finished_at: now, error } as const;
  return { state: 'waiting', due_at: new Date(now.getTime() + delayAfter(attempts)), error } as const;
}
