import { once } from 'node:events';
import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { embeddedEngine } from '../testing/database.ts';
import { everyEndpoint, type ExampleIds } from '../testing/examples.ts';
import { hostileRequests, type HostileRequest } from '../testing/hostile-requests.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { makeThings } from '../testing/things.ts';
import { tokenIn } from '../testing/swaps.ts';
import { figure, rounds } from './figures.ts';

/** Milliseconds that no answer may take. */
const longest = 5_000;
/** What overload is answered with, and a full disk: neither is a mistake of ours. */
const meant = new Set([503, 507]);

const seed = Number(process.env['SECURITY_SEED'] ?? Date.now() % 2 ** 31);
const requests = rounds(20_000);

let platform: TestPlatform;
let server: Server;
let port: number;
let ids: ExampleIds;
const tokens: string[] = [];

beforeAll(async () => {
  platform = await startTestPlatform(embeddedEngine());
  const listener = getRequestListener((request, env) => platform.app.fetch(request, env));
  server = createServer((incoming, outgoing) => void listener(incoming, outgoing)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  const admin = { tenant: 'meridian', username: 'meridian.admin' };
  ids = await makeThings(platform, { ...admin, token: await platform.signIn(admin.username) });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Signs in again the users that logged out or changed how they sign in. */
async function comeIn(): Promise<void> {
  const names = ['meridian.admin', 'meridian.agent', 'system.admin'];
  const came = await Promise.allSettled(names.map(name => tokenIn(platform, 'meridian', name)));
  tokens.splice(0, tokens.length, ...came.flatMap(one => (one.status === 'fulfilled' ? [one.value] : [])));
}

/** Sends a request over a socket. @returns its status; 0 where the server closed the connection without a word. */
const answerTo = ({ method, path, headers, body }: HostileRequest, token: string | undefined) =>
  new Promise<number>((resolve, reject) => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const outgoing = send(
      { host: '127.0.0.1', port, method, path, headers: { ...authorization, ...headers } },
      incoming => {
        // A stream of events has no end of its own.
        if (incoming.headers['content-type']?.startsWith('text/event-stream')) {
          outgoing.destroy();
          resolve(incoming.statusCode ?? 0);
          return;
        }
        incoming.resume().once('end', () => resolve(incoming.statusCode ?? 0));
      },
    );
    outgoing.setTimeout(2 * longest, () => outgoing.destroy(new Error('No answer.')));
    outgoing.once('error', error => {
      const isClosed = 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
      if (isClosed) resolve(0);
      else reject(error);
    });
    outgoing.end(body);
  });

it('20: no request is answered with an error of ours', async () => {
  process.stdout.write(`fuzz: SECURITY_SEED=${seed}, ${requests} requests\n`);
  const statuses = new Map<number, number>();
  const errors = new Map<string, HostileRequest>();
  let slowest = 0;
  let count = 0;
  await fc.assert(
    fc.asyncProperty(hostileRequests(everyEndpoint, ids), fc.nat(3), async (request, who) => {
      if (count++ % 50 === 0) {
        // Tokens end after an hour.
        platform.clock.turn(15);
        await comeIn();
      }
      const before = performance.now();
      const status = await answerTo(request, tokens[who]);
      const took = performance.now() - before;
      slowest = Math.max(slowest, took);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isOurs = status >= 500 && !meant.has(status);
      if (isOurs || took > longest)
        errors.set(`${status} ${request.endpoint}`, errors.get(`${status} ${request.endpoint}`) ?? request);
    }),
    { numRuns: requests, seed, endOnFailure: true },
  );
  const statusLines = [...statuses].toSorted(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`);
  figure(
    20,
    `hostile requests (seed ${seed})`,
    `${requests}; ${statusLines.join(', ')}; slowest ${slowest.toFixed(0)} ms`,
  );
  process.stdout.write(`${statusLines.join(', ')}; slowest ${slowest.toFixed(0)} ms\n`);
  const failures = [...errors].map(([what, { method, path, headers, body }]) =>
    JSON.stringify({ what, method, path, headers, body: body?.toString('utf8').slice(0, 2_000) }),
  );
  expect(failures).toEqual([]);
});
