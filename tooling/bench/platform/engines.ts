// The two databases that the platform is measured on, each in a folder of its own that is gone afterwards.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import {
  addressOfServerIn,
  canStart,
  startServerBelow,
  stopServerIn,
} from '../../../apps/platform/src/testing/server-programs.ts';

export interface BenchEngine {
  readonly name: 'PostgreSQL' | 'embedded';
  /** Variables that a platform process takes to work on it. */
  readonly env: Readonly<Record<string, string>>;
  /** As users who may do everything; null on the embedded engine, which has one process. */
  readonly admin: ((sql: string) => Promise<void>) | null;
  remove(): void;
}

export function embedded(): BenchEngine {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-bench-'));
  return {
    name: 'embedded',
    env: { DATA_DIR: folder, DATABASE_URL: '' },
    admin: null,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A server of our own, or the one that BENCH_DATABASE_URL names (its login must be able to create databases and roles). */
export async function postgres(): Promise<BenchEngine | null> {
  const givenUrl = process.env['BENCH_DATABASE_URL'];
  if (!givenUrl && !canStart) return null;
  const folder = mkdtempSync(join(tmpdir(), 'dossier-bench-'));
  // The server may run as another user than we do.
  chmodSync(folder, 0o755);
  const server = givenUrl ? null : startServerBelow(folder);
  const adminUrl = givenUrl ?? addressOfServerIn(server ?? '');
  const name = `dossier_bench_${process.pid}`;
  const at = (login?: string, database = name) => {
    const url = new URL(adminUrl);
    url.pathname = `/${database}`;
    if (login) [url.username, url.password] = [login, 'bench'];
    return url.href;
  };
  const run = async (url: string, sql: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  const role = (login: string, options: string) =>
    run(
      adminUrl,
      `do $$ begin create role ${login} ${options}; exception when duplicate_object then null; end $$`,
    );
  for (const name of ['app_rw', 'app_lookup', 'app_erase']) await role(name, 'nologin');
  await role('bench_owner', `login createrole password 'bench'`);
  await role('bench_web', `login password 'bench'`);
  await run(adminUrl, 'grant app_rw, app_lookup to bench_owner with admin option');
  await run(adminUrl, `create database ${name} owner bench_owner`);
  return {
    name: 'PostgreSQL',
    env: { DATA_DIR: folder, DATABASE_URL: at('bench_web'), DATABASE_MIGRATION_URL: at('bench_owner') },
    admin: sql => run(at(), sql),
    remove() {
      if (server) stopServerIn(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
