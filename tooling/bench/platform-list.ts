// npm run bench:list: E1 of the performance goals. The same list of 50 from PostgreSQL by the platform, by Node alone and by
// NestJS on express, all with the platform's own statements: requests for each second of processor time. It prints.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../apps/platform/src/testing/free-port.ts';
import { demoPassword } from '../../apps/platform/src/seed/tenants.ts';
import { fetchPeers } from './fetch-peers.ts';
import { postgres } from './platform/engines.ts';
import { fill } from './platform/fill.ts';
import { listStatements } from './platform/list-statements.ts';
import { command, cpuOf, start } from './platform/process.ts';

const rows = Number(process.env['ROWS'] ?? 10_000);
const rounds = Number(process.env['ROUNDS'] ?? 7);
const seconds = Number(process.env['SECONDS'] ?? 3);
/** Seconds that each one is asked before anything is counted. */
const warmUp = 10;
/** Requests under way at once. */
const atOnce = 16;
const path = '/api/main/registrations?max=50';
const scratch = join(import.meta.dirname, '../../.cache/bench/platform');
const dependencies = {
  '@nestjs/common': '12.5.1',
  '@nestjs/core': '12.5.1',
  '@nestjs/platform-express': '12.5.1',
  pg: '8.23.1',
  'reflect-metadata': '0.2.2',
  rxjs: '7.8.2',
};

interface Candidate {
  readonly name: string;
  readonly url: string;
  cpu(): number;
  stop(): Promise<unknown>;
}

async function peer(kind: 'node' | 'nest', about: object): Promise<Candidate> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(scratch, 'list-peers.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PEER: JSON.stringify({ ...about, kind, port }) },
  });
  for await (const line of createInterface(child.stdout)) if (line.includes('ready')) break;
  child.stdout.resume();
  return {
    name: kind === 'node' ? 'Node on pg' : 'NestJS on express',
    url: `http://127.0.0.1:${port}`,
    cpu: () => cpuOf(child.pid),
    stop() {
      child.kill('SIGTERM');
      return once(child, 'close');
    },
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const ask = ({ url }: Candidate, token: string) =>
  new Promise<string>((resolve, reject) => {
    const sent = request(
      `${url}${path}`,
      { agent, headers: { authorization: `Bearer ${token}` } },
      incoming => {
        let text = '';
        incoming.setEncoding('utf8').on('data', (part: string) => (text += part));
        incoming.once('end', () =>
          incoming.statusCode === 200 ? resolve(text) : reject(new Error(`${url}: ${incoming.statusCode}`)),
        );
      },
    );
    sent.once('error', reject).end();
  });

/** Requests for each second of processor time, over some seconds. */
async function measure(candidate: Candidate, token: string, length = seconds): Promise<number> {
  const until = performance.now() + length * 1_000;
  const before = candidate.cpu();
  let count = 0;
  const worker = async () => {
    while (performance.now() < until) {
      await ask(candidate, token);
      count++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return count / (candidate.cpu() - before);
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

const engine = await postgres();
if (!engine) throw new Error('PostgreSQL is needed: its programs, or BENCH_DATABASE_URL.');
try {
  const env = { ...engine.env, DEMO: 'no', ARGON2_MEMORY_KIB: '8', ARGON2_PASSES: '1' };
  await command('seed', env);
  await fill(env, { registrations: rows });
  await engine.admin?.('vacuum (analyze)');
  const platform = await start({ ...env, DEMO_ON_NETWORK: 'yes' });
  const login = await fetch(`${platform.url}/api/access/users?login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'meridian.admin', password: demoPassword }),
  });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const url = engine.env['DATABASE_URL'] ?? '';
  const statements = await listStatements(url, accessToken, { max: 50 });
  fetchPeers(scratch, dependencies);
  cpSync(join(import.meta.dirname, 'platform/list-peers.mjs'), join(scratch, 'list-peers.mjs'));
  const about = { url, poolSize: 10, ...statements };
  const candidates = [{ ...platform, name: 'Dossier' }, await peer('node', about), await peer('nest', about)];
  const sizes = await Promise.all(
    candidates.map(
      async one => JSON.parse(await ask(one, accessToken)) as { items: object[]; total: number },
    ),
  );
  if (new Set(sizes.map(({ items, total }) => `${items.length} of ${total}`)).size !== 1)
    throw new Error('They do not answer the same.');
  // Until the optimising compiler is done with all of them: ours is more code than theirs.
  for (const one of candidates) await measure(one, accessToken, warmUp);
  const results = new Map(candidates.map(one => [one, [] as number[]]));
  for (let round = 0; round < rounds; round++)
    for (const one of candidates) results.get(one)?.push(await measure(one, accessToken));
  const ours = results.get(candidates[0]!) ?? [];
  for (const [{ name }, values] of results) {
    // Each round against the same round of ours: what else the machine does meets both.
    const ratio = median(ours.map((value, round) => value / (values[round] ?? NaN)));
    process.stdout.write(
      `${name.padEnd(18)} ${median(values).toFixed(0)} requests a CPU second (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)}), Dossier is ${ratio.toFixed(2)} ×\n`,
    );
  }
  agent.destroy();
  await Promise.all(candidates.map(one => one.stop()));
} finally {
  engine.remove();
}
