import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { Client } from 'pg';
import { workerFolder } from './folders.ts';
import { addressOfServerIn, canStart, startServerBelow, stopServerIn } from './server-programs.ts';

/** A PostgreSQL server with fresh databases in it. */
export interface TestServer {
  /** A new database with its two logins: the one that owns it, and the one that the platform comes in with. */
  database(): Promise<TestAddresses>;
  /** A copy of the database that `fill` filled once, under this name. No one may be connected to it any more. */
  copyOf(name: string, fill: (empty: TestAddresses) => Promise<void>): Promise<TestAddresses>;
  stop(): void;
}

export interface TestAddresses {
  readonly url: string;
  readonly migrationUrl: string;
  readonly adminUrl: string;
}

/** Why tests do not run on PostgreSQL here, or null when they do. */
export const postgresMissing: string | null =
  process.env['TEST_DATABASE_URL'] || canStart
    ? null
    : 'no PostgreSQL 15+ programs in /usr/lib/postgresql that a plain user could run, and no TEST_DATABASE_URL';

/** The server that TEST_DATABASE_URL names (its login must be able to create databases), or one of our own. */
export function startPostgres(): TestServer {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return serverAt(url);
  const folder = startServerBelow(inject('runFolder'));
  return serverAt(addressOfServerIn(folder), () => stopServerIn(folder));
}

/** The same; one of our own stays for this worker's next files, which have databases of their own in it. */
export function workersPostgres(): TestServer {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return serverAt(url);
  const [running] = globSync(join(workerFolder(), 'server-*', 'data', 'postmaster.pid'));
  return serverAt(addressOfServerIn(running ? dirname(dirname(running)) : startServerBelow(workerFolder())));
}

function serverAt(adminUrl: string, stop = () => undefined as void): TestServer {
  let made = 0;
  const addresses = (name: string): TestAddresses => {
    const at = (login?: string) => {
      const url = new URL(adminUrl);
      url.pathname = `/${name}`;
      if (login) [url.username, url.password] = [login, 'test'];
      return url.href;
    };
    return { url: at('dossier_web'), migrationUrl: at('dossier_owner'), adminUrl: at() };
  };
  const create = async (name: string, options = '') => {
    await asAdmin(adminUrl, [
      ...['app_rw', 'app_lookup', 'app_erase'].map(role => roleIfMissing(role, 'nologin')),
      roleIfMissing('dossier_owner', "login createrole password 'test'"),
      roleIfMissing('dossier_web', "login password 'test'"),
      'grant app_rw, app_lookup, app_erase to dossier_owner with admin option',
      `drop database if exists ${name} with (force)`,
      `create database ${name} owner dossier_owner ${options}`,
    ]);
    return addresses(name);
  };
  const newName = () => `dossier_${process.pid}_${++made}`;
  return {
    database: () => create(newName()),
    async copyOf(name, fill) {
      const template = `dossier_${name}`;
      if (!(await exists(adminUrl, template))) {
        const draft = await create(`${template}_draft`);
        await fill(draft);
        // A copy takes the planner's figures along, but not the counts that would have them made.
        await asAdmin(draft.adminUrl, ['vacuum (analyze)']);
        await asAdmin(adminUrl, [`alter database ${template}_draft rename to ${template}`]);
      }
      return create(newName(), `template ${template}`);
    },
    stop,
  };
}

const roleIfMissing = (role: string, options: string) => `
  do $$ begin
    create role ${role} ${options};
  exception when duplicate_object or unique_violation then null;
  end $$`;

/** Runs statements one by one as the superuser. */
export const asAdmin = (url: string, statements: readonly string[]): Promise<void> =>
  connected(url, async client => {
    for (const statement of statements) await client.query(statement);
  });

const exists = (url: string, database: string): Promise<boolean> =>
  connected(url, async client => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    return rowCount === 1;
  });

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
