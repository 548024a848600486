import { sql, type Updateable } from 'kysely';
import type { Schema, Scopes } from '../../database/index.ts';
import type { UnitOfWork } from '../work/work.ts';

export interface Job {
  readonly id: string;
  readonly tenantId: string;
  readonly kind: string;
  readonly payload: unknown;
  /** From 1. */
  readonly attempt: number;
}

/**
 * What waits for what: emails and codes for emails and codes, an export for exports. Someone sits before the page
 * that asks for a code, and no one before an export of 500 documents. A system of a firm that does not answer holds up no
 * email.
 */
export type Lane = 'messages' | 'exports' | 'records' | 'webhooks';

/** What the queue does for a kind of job. Both may run twice: they must not do twice what they do. */
export interface JobHandler {
  /** `records` unless said otherwise. */
  readonly lane?: Lane;
  /** Throwing means trying again later. */
  readonly run: (job: Job) => Promise<void>;
  /** The last try failed: tells those who can do something about it. */
  readonly giveUp?: (job: Job) => Promise<void>;
}

export type JobHandlers = Readonly<Record<string, JobHandler>>;

const laneOf = (handler: JobHandler | undefined): Lane => handler?.lane ?? 'records';

/** How a lane stands, over all tenants. */
export interface LaneLoad {
  readonly lane: Lane;
  /** Jobs that are due or under way. */
  readonly waiting: number;
  /** Seconds that the oldest due one has waited; 0 where none is due. */
  readonly oldest: number;
  /** Jobs that were given up and not yet cleared away. */
  readonly failed: number;
}

export async function queueOf(
  database: Scopes,
  tenantIds: readonly string[],
  handlers: JobHandlers,
  now: Date,
): Promise<readonly LaneLoad[]> {
  const loads = new Map<Lane, LaneLoad>(
    (['messages', 'exports', 'records', 'webhooks'] as const).map(lane => [
      lane,
      { lane, waiting: 0, oldest: 0, failed: 0 },
    ]),
  );
  for (const tenantId of tenantIds) {
    const rows = await database.read(tenantId, tx =>
      tx
        .selectFrom('jobs')
        .select(({ fn }) => ['kind', 'state', fn.countAll<string>().as('count'), fn.min('due_at').as('due')])
        .where('state', 'in', ['waiting', 'running', 'failed'])
        .where(eb => eb.or([eb('due_at', '<=', now.toISOString()), eb('state', '!=', 'waiting')]))
        .groupBy(['kind', 'state'])
        .execute(),
    );
    for (const { kind, state, count, due } of rows) {
      const lane = laneOf(handlers[kind]);
      const load = loads.get(lane) ?? { lane, waiting: 0, oldest: 0, failed: 0 };
      const waited = state === 'waiting' ? (now.getTime() - Date.parse(due)) / 1000 : 0;
      loads.set(lane, {
        lane,
        waiting: load.waiting + (state === 'failed' ? 0 : Number(count)),
        oldest: Math.max(load.oldest, waited),
        failed: load.failed + (state === 'failed' ? Number(count) : 0),
      });
    }
  }
  return [...loads.values()];
}

export const inLane = (handlers: JobHandlers, lane: Lane): JobHandlers =>
  Object.fromEntries(Object.entries(handlers).filter(([, handler]) => laneOf(handler) === lane));

/** A job that is not tried again: of what went wrong, the name and the code. Messages may quote data. */
export interface FailedJob {
  readonly job: Job;
  readonly error: string;
  /** What went wrong while it was told; null when those who can do something know. */
  readonly untold: string | null;
}

/** Milliseconds after which a worker that claimed a job and is silent is taken for dead. */
export const lease = 20_000;
/** Milliseconds between the signs of life of a worker. */
const heartbeat = lease / 4;
const maxAttempts = 5;
/** Times that giving up is begun: it may be what kills the process. */
const maxAbandoned = 2;
/** Milliseconds before the next try: 10 s, 1 min, 6 min, 36 min. */
const delayAfter = (attempt: number) => 10_000 * 6 ** (attempt - 1);

/** Puts a job in the queue, in the transaction of what it follows from. */
export async function enqueue(
  work: UnitOfWork,
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
 * Takes the next due job of whichever tenant has waited longest, and does it. Any number of processes may call it at
 * once: each job goes to one, until that one has said nothing for the length of a lease.
 * @param onFailed hears of a job whose last try failed, or whose every try killed the process.
 * @returns false when nothing was due.
 */
export async function runNextJob(
  database: Scopes,
  handlers: JobHandlers,
  now: () => Date,
  onFailed: (failure: FailedJob) => void = () => {},
  lane: Lane = 'records',
): Promise<boolean> {
  const job = await claim(database, handlers, now(), lane);
  if (!job) return false;
  const hold = () => renew(database, job, now());
  // A sign of life that fails is made up for by the next one, or someone else has the job.
  const beating = setInterval(() => void hold().catch(() => false), heartbeat);
  beating.unref();
  try {
    const handler = handlers[job.kind];
    const hasDied = job.attempt > maxAttempts;
    const error = hasDied ? 'Died' : await failureOf(handler?.run, job);
    // Told before it is written down: a worker that dies in between tells twice rather than never.
    if (error !== null && job.attempt >= maxAttempts && (await hold())) {
      const isHopeless = job.attempt > maxAttempts + maxAbandoned;
      onFailed({ job, error, untold: isHopeless ? 'Died' : await failureOf(handler?.giveUp, job) });
    }
    await settle(database, job, outcome(error, job.attempt, now()));
  } finally {
    clearInterval(beating);
  }
  return true;
}

async function claim(database: Scopes, handlers: JobHandlers, moment: Date, lane: Lane): Promise<Job | null> {
  const until = new Date(moment.getTime() + lease);
  const claimed = await database.unscoped(async tx => {
    const { rows } = await sql<{ job_id: string; job_tenant: string }>`
      select * from claim_next_job(${lane}, ${moment}, ${until}, ${Object.keys(handlers)})`.execute(tx);
    return rows[0];
  });
  if (!claimed) return null;
  const { job_id: id, job_tenant: tenantId } = claimed;
  const { kind, payload, attempts } = await database.read(tenantId, tx =>
    tx.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
  return { id, tenantId, kind, payload, attempt: attempts };
}

/** Claiming a job counts its attempts up: the one before has lost it, and changes nothing any more. */
const settle = async (
  database: Scopes,
  { id, tenantId, attempt }: Job,
  set: Updateable<Schema['jobs']>,
): Promise<boolean> => {
  const { numUpdatedRows } = await database.tenant(tenantId, tx =>
    tx
      .updateTable('jobs')
      .set(set)
      .where('id', '=', id)
      .where('attempts', '=', attempt)
      .where('state', '=', 'running')
      .executeTakeFirstOrThrow(),
  );
  return numUpdatedRows === 1n;
};

/** @returns false when someone else has the job. */
const renew = (database: Scopes, job: Job, now: Date): Promise<boolean> =>
  settle(database, job, { due_at: new Date(now.getTime() + lease) });

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
  if (attempts >= maxAttempts) return { state: 'failed', finished_at: now, error } as const;
  return { state: 'waiting', due_at: new Date(now.getTime() + delayAfter(attempts)), error } as const;
}
