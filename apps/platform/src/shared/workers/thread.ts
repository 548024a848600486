import { parentPort } from 'node:worker_threads';
import type { Reply, Request } from './protocol.ts';

/** A thread of the pool: one unit of work at a time, by whichever module of ours does it. */

const port = parentPort;
if (!port) throw new Error('This runs in a worker thread only.');
const say = (reply: Reply) => port.postMessage(reply);

async function answer({ module, name, input }: Request): Promise<void> {
  try {
    const work = ((await import(module)) as Record<string, (input: unknown) => unknown>)[name];
    if (!work) throw new TypeError(`${module} does no ${name}.`);
    // From here on time counts: what loading a library takes says nothing about the work.
    say({ kind: 'begun' });
    say({ kind: 'done', output: await work(input) });
  } catch (error) {
    say({ kind: 'failed', error });
  }
}

port.on('message', (request: Request) => void answer(request));
