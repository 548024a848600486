import { Worker } from 'node:worker_threads';
import type { Reply, Request } from './protocol.ts';
import { WorkersBusy, WorkStopped, type Task, type Workers } from './workers.ts';

export interface PoolOptions {
  /** Pieces of work at once. */
  readonly threads?: number;
  /** Pieces of work that may wait. */
  readonly queue?: number;
  /** MB of JavaScript heap that one unit of work may take. */
  readonly memory?: number;
}

/** Milliseconds that loading a module may take on a machine with much else to do. */
const loadLimit = 30_000;
/** Milliseconds without work after which a thread ends: the PDF library holds tens of MB. */
const idleLimit = 30_000;

interface Piece {
  readonly request: Request;
  readonly timeLimit: number;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  piece: Piece | null;
  timer: NodeJS.Timeout | undefined;
}

/** Threads that are started when there is work, and ended when there is none. */
export function createWorkers({
  threads: maxThreads = 2,
  queue = 64,
  memory = 512,
}: PoolOptions = {}): Workers {
  const threads = new Set<Thread>();
  /** Ended ones that have not gone yet: native code hears of its end only when it comes back. */
  const leaving = new Set<Promise<unknown>>();
  const waiting: Piece[] = [];
  let isStopped = false;

  /** Gives waiting work to threads that are free, and to new ones; those that do not go hold up only as many again. */
  function share(): void {
    if (isStopped) return;
    for (let piece = waiting[0]; piece; piece = waiting[0]) {
      const free = [...threads].find(thread => thread.piece === null);
      if (!free && (threads.size >= maxThreads || threads.size + leaving.size >= 2 * maxThreads)) return;
      waiting.shift();
      give(free ?? start(), piece);
    }
  }

  function start(): Thread {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), {
      // Our own packages are read as sources, whatever program this thread belongs to.
      execArgv: ['--conditions=@dossier/source'],
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 64 },
    });
    const thread: Thread = { worker, piece: null, timer: undefined };
    threads.add(thread);
    worker.unref();
    worker.on('message', (reply: Reply) => hear(thread, reply));
    worker.on('error', (error: NodeJS.ErrnoException) =>
      end(thread, error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkStopped('memory') : error),
    );
    worker.on('exit', () => end(thread, new WorkStopped('end')));
    return thread;
  }

  function give(thread: Thread, piece: Piece): void {
    thread.piece = piece;
    // Anyone who waits for an answer keeps the program alive; a thread that idles does not.
    thread.worker.ref();
    limit(thread, loadLimit);
    try {
      thread.worker.postMessage(piece.request);
    } catch (error) {
      finish(thread)?.reject(error);
    }
  }

  function limit(thread: Thread, milliseconds: number): void {
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => end(thread, new WorkStopped('time')), milliseconds);
  }

  function hear(thread: Thread, reply: Reply): void {
    if (!thread.piece) return;
    if (reply.kind === 'begun') return limit(thread, thread.piece.timeLimit);
    // Work that threw may have left a library half-done: what comes next gets a thread without a past.
    if (reply.kind === 'failed') return end(thread, reply.error);
    finish(thread)?.resolve(reply.output);
    share();
  }

  /** The thread is free from here on, and goes when nothing comes. */
  function finish(thread: Thread): Piece | null {
    const { piece } = thread;
    thread.piece = null;
    thread.worker.unref();
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => end(thread, new WorkStopped('end')), idleLimit);
    thread.timer.unref();
    return piece;
  }

  function end(thread: Thread, error: unknown): void {
    if (!threads.delete(thread)) return;
    clearTimeout(thread.timer);
    const gone = thread.worker.terminate().finally(() => {
      leaving.delete(gone);
      share();
    });
    leaving.add(gone);
    thread.worker.unref();
    thread.piece?.reject(error);
    share();
  }

  return {
    run<Input, Output>({ module, name, timeLimit }: Task<Input, Output>, input: Input): Promise<Output> {
      if (isStopped) return Promise.reject(new WorkStopped('end'));
      if (waiting.length >= queue) return Promise.reject(new WorkersBusy('Too much waits for a thread.'));
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      waiting.push({ request: { module: module.href, name, input }, timeLimit, resolve, reject });
      share();
      return promise as Promise<Output>;
    },
    async stop() {
      isStopped = true;
      for (const piece of waiting.splice(0)) piece.reject(new WorkStopped('end'));
      for (const thread of threads) end(thread, new WorkStopped('end'));
      await Promise.all(leaving);
    },
  };
}
