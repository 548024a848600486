import { Worker } from 'node:worker_threads';
import { DatabaseError, DatabaseUnavailable, QueryTimedOut } from '../errors.ts';
import { openedId, type Answer, type Notice, type Reply, type Task, type WorkerData } from './protocol.ts';

/** The main thread's end of the worker that holds the database. */
export interface WorkerClient {
  /** Sends one task and waits; past the deadline (milliseconds) the thread is ended, and the answer never comes. */
  ask(task: Task, deadline: number): Promise<Answer>;
  /** False once the thread has ended, for whatever reason. */
  readonly isAlive: () => boolean;
  /** Ends the thread where it stands. Safe: what it had committed is on the disk. */
  end(): Promise<void>;
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** Milliseconds that opening may take; recovery after a crash replays the log since the last checkpoint. */
const openDeadline = 60_000;

export async function startWorker(
  data: WorkerData,
  onNotice: (notice: string) => void,
): Promise<WorkerClient> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: data });
  const waiting = new Map<number, Waiting>();
  let lastId = openedId;
  let isAlive = true;

  function fail(error: Error): void {
    isAlive = false;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  worker.on('message', (reply: Reply | Notice) => {
    if ('notice' in reply) return onNotice(reply.notice);
    const whoever = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.answer) whoever?.resolve(reply.answer);
    else
      whoever?.reject(
        new DatabaseError(reply.failure.message, reply.failure.sqlState, reply.failure.constraint),
      );
  });
  worker.on('error', error =>
    fail(new DatabaseUnavailable(`The embedded database stopped: ${String(error)}`)),
  );
  worker.on('exit', () => fail(new DatabaseUnavailable('The embedded database has stopped.')));

  function expect(id: number, deadline: number): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    waiting.set(id, { resolve, reject });
    const timer = setTimeout(() => {
      fail(new QueryTimedOut(`A statement took more than ${deadline} ms and was stopped.`));
      void worker.terminate();
    }, deadline);
    return promise.finally(() => clearTimeout(timer));
  }

  await expect(openedId, openDeadline);
  return {
    ask(task, deadline) {
      if (!isAlive) return Promise.reject(new DatabaseUnavailable('The embedded database has stopped.'));
      const id = ++lastId;
      const answer = expect(id, deadline);
      worker.postMessage({ ...task, id });
      return answer;
    },
    isAlive: () => isAlive,
    async end() {
      isAlive = false;
      await worker.terminate();
    },
  };
}
