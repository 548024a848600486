import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from './config.ts';
import { createServices } from './platform.ts';
import { openDatabase } from '../database/index.ts';
import { demoPassword, smallFirms } from '../seed/firms.ts';
import { seed } from '../seed/seed.ts';
import { loadKeys } from '../shared/keys/keys.ts';
import { startProgram, type Child } from '../testing/child.ts';
import { cacheFolder, temporaryFolder } from '../testing/folders.ts';
import { freePort } from '../testing/free-port.ts';
import { postgresMissing, startPostgres, type TestServer } from '../testing/postgres.ts';
import { readStream, type ReadStream } from '../testing/stream.ts';
import { createPasswords } from '../areas/access/passwords.ts';

const main = join(import.meta.dirname, 'main.ts');

describe.skipIf(postgresMissing !== null)('two processes on one PostgreSQL', () => {
  const folder = temporaryFolder();
  const running = new Set<Child>();
  let server: TestServer;
  let env: Record<string, string>;
  let [here, there] = ['', ''];

  async function start(port: string): Promise<Child> {
    const child = startProgram(main, [], { ...env, PORT: port });
    running.add(child);
    await child.line(line => line.startsWith('Dossier is ready'));
    return child;
  }

  beforeAll(async () => {
    server = startPostgres();
    const { url, migrationUrl } = await server.database();
    env = {
      DATABASE_URL: url,
      DATABASE_MIGRATION_URL: migrationUrl,
      DATA_DIR: folder.path,
      CACHE_DIR: cacheFolder,
      PUBLIC_URL: 'http://localhost:4300',
      ARGON2_MEMORY_KIB: '8',
      ARGON2_PASSES: '1',
    };
    const config = readConfig(env);
    mkdirSync(config.dataFolder, { recursive: true });
    const keys = loadKeys(config.keysFile);
    const database = await openDatabase({ kind: 'server', url, migrationUrl });
    const passwords = createPasswords({ pepper: keys.pepper, ...config.password, atOnce: 1, queue: 1 });
    const services = createServices(config, database, keys);
    await seed({ services, hash: password => passwords.hash(password), firms: smallFirms });
    await database.close();
    [here, there] = [await freePort(), await freePort()];
  });
  afterAll(async () => {
    for (const child of running) await child.kill();
    server.stop();
    folder[Symbol.dispose]();
  });

  const ask = async <T>(port: string, path: string, init: RequestInit = {}): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const post = (body: unknown, token?: string): RequestInit => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });
  const signIn = async (port: string, userName: string) => {
    const credentials = post({ userName, password: demoPassword });
    return (await ask<{ accessToken: string }>(port, '/access/users?login', credentials)).accessToken;
  };
  const party = { naturalPerson: { lastName: 'Voorbeeld', email: 'v@post.example' } };
  const create = async (port: string, token: string) => {
    const body = { type: 'INDIVIDUAL', channel: 'Professional', parties: [party] };
    return (await ask<{ _id: string }>(port, '/main/registrations', post(body, token)))._id;
  };
  const listen = async (port: string, token: string, lastId?: number): Promise<ReadStream> => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(lastId === undefined ? {} : { 'last-event-id': String(lastId) }),
    };
    const stream = readStream(await fetch(`http://127.0.0.1:${port}/api/notifications/stream`, { headers }));
    await vi.waitFor(() => expect(stream.events.map(({ name }) => name)).toContain('counts'));
    return stream;
  };
  const told = ({ events }: ReadStream) =>
    events.filter(({ name }) => name === 'entity').map(({ data }) => data['id']);

  it('tell each other within two seconds, stop at once, and miss nothing while one is away', async () => {
    await start(here);
    const other = await start(there);
    const [sanne, colleague] = [await signIn(here, 'meridian.admin'), await signIn(there, 'meridian.user')];
    const stream = await listen(there, colleague);

    const started = performance.now();
    const first = await create(here, sanne);
    await vi.waitFor(() => expect(told(stream)).toEqual([first]), { timeout: 2_000, interval: 10 });
    const seconds = (performance.now() - started) / 1_000;
    expect(seconds).toBeLessThan(2);

    const stopping = performance.now();
    other.process.kill('SIGTERM');
    await stream.ended;
    expect(await other.ended).toBe(0);
    // A stream that is open holds up no stop: 8 s is what other answers are given.
    expect((performance.now() - stopping) / 1_000).toBeLessThan(4);

    const missed = [await create(here, sanne), await create(here, sanne)];
    await start(there);
    const again = await listen(there, colleague, stream.events.at(-1)?.id ?? 0);
    expect(told(again)).toEqual(missed);
    await again.close();
  });
});
