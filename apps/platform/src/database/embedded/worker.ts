import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { noticeChannel } from '../engine.ts';
import { readers, wireTypes } from '../values.ts';
import { DurableNodeFS, durableStartParameters } from './durable-file-system.ts';
import {
  openedId,
  type Answer,
  type Failure,
  type Notice,
  type Reply,
  type Request,
  type WorkerData,
} from './protocol.ts';

/**
 * The thread that holds the embedded database. PGlite computes on the thread it is called on: here a runaway
 * query holds up no one's requests, and the main thread can end it by ending the thread.
 */

const port = parentPort;
if (!port) throw new Error('The embedded database runs in a worker thread only.');

const asText = (value: unknown) => String(value);
const { directory, startParameters, binary } = workerData as WorkerData;
const files = new DurableNodeFS(directory);
const database = await PGlite.create({
  fs: files,
  pgliteWasmModule: binary,
  extensions: { pg_trgm: trigrams },
  startParams: [...durableStartParameters, ...startParameters],
  parsers: { ...readers },
  serializers: Object.fromEntries(wireTypes.map(type => [type, asText])),
});

async function answerTo(request: Request): Promise<Answer> {
  switch (request.kind) {
    case 'query': {
      const result = await database.query<Record<string, unknown>>(request.sql, [...request.parameters]);
      return { rows: result.rows, affected: result.affectedRows ?? 0 };
    }
    case 'execute':
      await database.exec(request.sql);
      return { rows: [], affected: 0 };
    case 'probe': {
      const before = files.syncs;
      // A transactional message is the smallest thing that a commit has to write to the log.
      await database.exec(`select pg_logical_emit_message(true, 'dossier', 'is fsync at work?')`);
      const [settings] = (await database.query<Record<string, unknown>>('show fsync')).rows;
      return { rows: [{ ...settings, syncs: files.syncs - before }], affected: 0 };
    }
    case 'close':
      await database.close();
      return { rows: [], affected: 0 };
  }
}

function failureOf(error: unknown): Failure {
  const { message, code, constraint } = error as { message?: string; code?: string; constraint?: string };
  return { message: message ?? String(error), sqlState: code ?? 'XX000', constraint: constraint ?? null };
}

// One request at a time comes in: the main thread waits for the answer before it sends the next.
port.on('message', (request: Request) => {
  void answerTo(request)
    .then((answer): Reply => ({ id: request.id, answer }))
    .catch((error: unknown): Reply => ({ id: request.id, failure: failureOf(error) }))
    .then(reply => {
      port.postMessage(reply);
      if (request.kind === 'close') port.close();
    });
});
await database.listen(noticeChannel, notice => port.postMessage({ notice } satisfies Notice));
port.postMessage({ id: openedId, answer: { rows: [], affected: 0 } } satisfies Reply);
