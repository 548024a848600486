import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../app/config.ts';
import { createServices } from '../app/services.ts';
import { createPasswords } from '../areas/access/passwords.ts';
import { openDatabase, type Database } from '../database/index.ts';
import { demoPassword, smallTenants } from '../seed/tenants.ts';
import { seed } from '../seed/seed.ts';
import { loadKeys } from '../shared/keys/keys.ts';
import type { Services } from '../shared/services/services.ts';
import { startProgram, type Child } from './child.ts';
import { cacheFolder, temporaryFolder } from './folders.ts';
import { freePort } from './free-port.ts';
import { startPostgres } from './postgres.ts';
import { startS3 } from './s3.ts';

const main = join(import.meta.dirname, '..', 'app', 'main.ts');

/** Processes of the platform on one PostgreSQL, filled with small demo tenants, by the real clock. */
export interface TestProcesses {
  /** What a process works with, here in the test: to put something in its way, or to see what it did. */
  readonly services: Services;
  readonly database: Database;
  /** Starts one more, and waits until it answers. */
  start(port: string): Promise<Child>;
  /** Where a process has its folder. */
  dataFolderOf(port: string): string;
  freePort(): Promise<string>;
  /** Signs a demo user in there. @returns the access token. */
  signIn(port: string, userName: string): Promise<string>;
  ask<T>(port: string, path: string, init?: RequestInit): Promise<T>;
  end(): Promise<void>;
}

/** Each has a folder of its own, as on a machine of its own; what they share are the database, the bucket and the keys. */
export async function testProcesses(): Promise<TestProcesses> {
  const folder = temporaryFolder();
  const running = new Set<Child>();
  const server = startPostgres();
  const s3 = await startS3();
  const { url, migrationUrl } = await server.database();
  const env = {
    DATABASE_URL: url,
    DATABASE_MIGRATION_URL: migrationUrl,
    DATA_DIR: folder.path,
    CACHE_DIR: cacheFolder,
    PUBLIC_URL: 'http://localhost:4300',
    ARGON2_MEMORY_KIB: '8',
    ARGON2_PASSES: '1',
    KEYS_FILE: join(folder.path, 'keys.json'),
    ...s3.env,
  };
  const config = readConfig(env);
  mkdirSync(config.dataFolder, { recursive: true });
  const database = await openDatabase({ kind: 'server', url, migrationUrl });
  const services = createServices(config, database, loadKeys(config));
  const passwords = createPasswords({
    pepper: services.keys.pepper,
    ...config.password,
    atOnce: 1,
    queue: 1,
  });
  await seed({ services, hash: password => passwords.hash(password), tenants: smallTenants });

  const ask: TestProcesses['ask'] = async <T>(port: string, path: string, init: RequestInit = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  return {
    services,
    database,
    dataFolderOf: port => join(folder.path, port),
    freePort,
    ask,
    async start(port) {
      const child = startProgram(main, [], { ...env, DATA_DIR: join(folder.path, port), PORT: port });
      running.add(child);
      await child.line(line => line.startsWith('Dossier is ready'));
      return child;
    },
    async signIn(port, userName) {
      const credentials = post({ userName, password: demoPassword });
      return (await ask<{ accessToken: string }>(port, '/access/users?login', credentials)).accessToken;
    },
    async end() {
      for (const child of running) await child.kill();
      await database.close();
      await s3.stop();
      server.stop();
      folder[Symbol.dispose]();
    },
  };
}

/** A body that is sent, as someone where a token is given. */
export const post = (body: unknown, token?: string): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
});
