import { deadlines, type Connection, type Engine, type Result, type TransactionOptions } from '../engine.ts';
import { DatabaseUnavailable, QueryTimedOut } from '../errors.ts';
import { createBoundedQueue } from '../bounded-queue.ts';
import { toWire } from '../values.ts';
import { compiledBinary } from './binary.ts';
import { startWorker, type WorkerClient } from './worker-client.ts';

export interface EmbeddedOptions {
  /** The cluster's directory; an empty one is initialised by PGlite. */
  readonly directory: string;
  /** Milliseconds for one statement. */
  readonly deadline?: number;
  /** How many may wait for their turn before the next is turned away. */
  readonly queueLimit?: number;
  /** Further parameters of the server: a test turns durability off to see the refusal of the guard. */
  readonly startParameters?: readonly string[];
}

/** A transaction that waits for something else holds up everyone: this many statement deadlines, then it is ended. */
const deadlinesPerTransaction = 3;

/**
 * PGlite in a worker thread, one transaction at a time. A statement past its deadline costs the thread its life
 * (PGlite ignores `statement_timeout`); the next transaction opens a new one.
 * @throws {DatabaseUnavailable} when a commit does not reach the disk.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Engine> {
  const { directory, deadline: usual = deadlines.statement, queueLimit = 200 } = options;
  const queue = createBoundedQueue(queueLimit);
  const listeners = new Set<(notice: string | null) => void>();
  const notify = (notice: string | null) => {
    for (const heard of listeners) heard(notice);
  };
  const { startParameters = [] } = options;
  const start = async () =>
    startWorker({ directory, startParameters, binary: await compiledBinary() }, notify);
  let client = await start();
  let isClosed = false;
  await assertDurable(client);

  async function living(): Promise<WorkerClient> {
    if (isClosed) throw new DatabaseUnavailable('The embedded database is closed.');
    if (client.isAlive()) return client;
    // The old thread must be gone before another one opens its files.
    await client.end();
    client = await start();
    // What the old thread had committed, it may not have told.
    notify(null);
    return client;
  }

  async function inTransaction<T>(
    settings: TransactionOptions,
    work: (connection: Connection) => Promise<T>,
  ) {
    const worker = await living();
    const deadline = settings.deadline ?? usual;
    const lease = connectionTo(worker, deadline);
    await worker.ask({ kind: 'execute', sql: settings.begin }, deadline);
    try {
      const result = await within(work(lease.connection), deadline * deadlinesPerTransaction);
      lease.assertWhole();
      await worker.ask({ kind: 'execute', sql: 'commit' }, deadline);
      return result;
    } catch (error) {
      if (worker.isAlive()) await worker.ask({ kind: 'execute', sql: 'rollback' }, deadline);
      throw error;
    } finally {
      lease.end();
    }
  }

  return {
    kind: 'embedded',
    transaction: (settings, work) => queue.run(() => inTransaction(settings, work)),
    maintain: (sql, deadline = deadlines.maintenance) =>
      queue.run(async () => void (await (await living()).ask({ kind: 'execute', sql }, deadline))),
    pool: () => null,
    ping: () =>
      queue.run(async () => void (await (await living()).ask({ kind: 'execute', sql: 'select 1' }, usual))),
    listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    close: () =>
      queue.run(async () => {
        if (isClosed) return;
        isClosed = true;
        if (client.isAlive()) await client.ask({ kind: 'close' }, deadlines.maintenance);
        await client.end();
      }),
  };
}

interface Lease {
  readonly connection: Connection;
  /** PostgreSQL answers COMMIT after an error with a quiet rollback: throws that error instead. */
  assertWhole(): void;
  end(): void;
}

function connectionTo(worker: WorkerClient, deadline: number): Lease {
  let isOver = false;
  let failed: unknown;
  const assertWhole = () => {
    if (failed) throw failed;
  };
  const check = () => {
    if (isOver) throw new Error('This transaction has ended. Await everything that uses it.');
    assertWhole();
  };
  const noted = async <T>(work: Promise<T>) => {
    try {
      return await work;
    } catch (error) {
      failed = error;
      throw error;
    }
  };
  return {
    connection: {
      async query<Row>(sql: string, parameters: readonly unknown[] = []) {
        check();
        const answer = worker.ask({ kind: 'query', sql, parameters: parameters.map(toWire) }, deadline);
        return (await noted(answer)) as Result<Row>;
      },
      async execute(sql) {
        check();
        await noted(worker.ask({ kind: 'execute', sql }, deadline));
      },
    },
    assertWhole,
    end() {
      isOver = true;
    },
  };
}

async function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const { promise: timeUp, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new QueryTimedOut(`A transaction took more than ${milliseconds} ms and was rolled back.`)),
    milliseconds,
  );
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}

/** An upgrade of PGlite could undo durability without a word: so the first thing a database does is to prove it. */
async function assertDurable(client: WorkerClient): Promise<void> {
  const { rows } = await client.ask({ kind: 'probe' }, deadlines.statement);
  const [probe] = rows;
  if (probe?.['fsync'] === 'on' && Number(probe['syncs']) >= 1) return;
  await client.end();
  throw new DatabaseUnavailable(
    'The embedded database does not write through to the disk: a power cut would lose confirmed work. ' +
      'Install the exact versions of package-lock.json (npm ci).',
  );
}
