import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection, Engine } from './engine.ts';
import { DatabaseUnavailable, isSqlState } from './errors.ts';

/** One file of `migrations/`, in order of its number. Once released a file never changes: its hash is kept. */
export interface Migration {
  readonly name: string;
  readonly checksum: string;
  readonly sql: string;
  /** Says `-- contracts` on its first line: a release that does not know it cannot work with the database any more. */
  readonly contracts: boolean;
}

const folder = join(import.meta.dirname, 'migrations');

export function readMigrations(): readonly Migration[] {
  return readdirSync(folder)
    .filter(file => /^\d{4}-[a-z-]+\.sql$/.test(file))
    .toSorted()
    .map(file => {
      const sql = readFileSync(join(folder, file), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { name: file.slice(0, -4), sql, checksum, contracts: sql.startsWith('-- contracts') };
    });
}

/** What requests, the named lookups and erasure run as. Roles belong to the server, not to one database. */
const roles = ['app_rw', 'app_lookup', 'app_erase'] as const;

export interface MigrateOptions {
  /** A login of the server that requests come in with; it becomes a member of app_rw. */
  readonly grantTo?: string;
  /** Stops after this migration: for tests that start from an old release. */
  readonly upTo?: string;
}

/**
 * Brings the database to today's tables, each file in a transaction of its own.
 * @returns the names of the migrations that ran.
 * @throws {DatabaseUnavailable} when a released file has changed, or the database is newer than this release.
 */
export async function migrate(owner: Engine, options: MigrateOptions = {}): Promise<readonly string[]> {
  const migrations = readMigrations().filter(({ name }) => !options.upTo || name <= options.upTo);
  const ran = (await isComplete(owner, migrations)) ? [] : await applyAll(owner, migrations);
  if (options.grantTo) await grantLogin(owner, options.grantTo);
  return ran;
}

/** The usual case, answered by one query. */
async function isComplete(owner: Engine, migrations: readonly Migration[]): Promise<boolean> {
  return owner.transaction({ begin: 'begin read only' }, async connection => {
    const { rows } = await connection.query<{ relation: string | null }>(
      `select to_regclass('migrations')::text as relation`,
    );
    if (rows[0]?.relation === null) return false;
    const applied = await readApplied(connection);
    return migrations.every(({ name, checksum }) => isApplied(applied, name, checksum));
  });
}

async function applyAll(owner: Engine, migrations: readonly Migration[]): Promise<readonly string[]> {
  await owner.transaction({ begin: 'begin' }, prepare);
  const ran: string[] = [];
  for (const migration of migrations)
    if (await owner.transaction({ begin: 'begin', deadline: 120_000 }, c => apply(c, migration)))
      ran.push(migration.name);
  return ran;
}

/** @throws {DatabaseUnavailable} unless the database is exactly where this release wants it. */
export async function assertMigrated(engine: Engine): Promise<void> {
  const applied = await engine.transaction({ begin: 'begin read only; set local role app_rw' }, readApplied);
  const missing = readMigrations().filter(({ name, checksum }) => !isApplied(applied, name, checksum));
  if (missing.length > 0)
    throw new DatabaseUnavailable(
      `The database is ${missing.length} migrations behind this release. ` +
        `Set DATABASE_MIGRATION_URL to a login that owns it and run: npm run migrate`,
    );
}

async function prepare(connection: Connection): Promise<void> {
  // Two processes that start together take turns.
  await connection.execute('select pg_advisory_xact_lock(7253146)');
  for (const role of roles) {
    const { rows } = await connection.query('select from pg_roles where rolname = $1', [role]);
    if (rows.length === 0) await connection.execute(`create role ${role} nologin`).catch(explainRoles);
  }
  await connection.execute(`
    create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null);
    alter table migrations add column if not exists contracts boolean not null default false;
    grant usage on schema public to app_rw;
    grant select on migrations to app_rw;
  `);
}

async function apply(
  connection: Connection,
  { name, checksum, sql, contracts }: Migration,
): Promise<boolean> {
  await connection.execute('select pg_advisory_xact_lock(7253146)');
  if (isApplied(await readApplied(connection), name, checksum)) return false;
  // Anyone who works meanwhile waits for a table that waits for its lock: better to give up, and be started again.
  await connection.execute(`set local lock_timeout = '3s'`);
  // Functions are handed to app_lookup: for that the owner must be a member, and only for that.
  await connection.execute('grant app_lookup to current_user').catch(explainRoles);
  await connection.execute(sql);
  await connection.execute('revoke app_lookup from current_user');
  await connection.query('insert into migrations values ($1, $2, now(), $3)', [name, checksum, contracts]);
  return true;
}

async function readApplied(connection: Connection): Promise<ReadonlyMap<string, string>> {
  const { rows } = await connection
    // Not the column by its name: a database of an earlier release does not have it.
    .query<{ name: string; checksum: string; contracts: boolean }>(
      `select name, checksum, coalesce((to_jsonb(m) -> 'contracts')::boolean, false) as contracts
      from migrations m order by name`,
    )
    .catch((error: unknown) => {
      if (isSqlState(error, 'undefinedTable'))
        throw new DatabaseUnavailable('The database is empty. Run: npm run migrate');
      throw error;
    });
  const last = readMigrations().at(-1)?.name ?? '';
  // A later release only added to it: this one goes on until it is replaced.
  const newer = rows.find(row => row.name > last && row.contracts);
  if (newer)
    throw new DatabaseUnavailable(
      `A later release has migrated this database (${newer.name}). Run that release or a newer one.`,
    );
  return new Map(rows.map(row => [row.name, row.checksum]));
}

function isApplied(applied: ReadonlyMap<string, string>, name: string, checksum: string): boolean {
  const storedChecksum = applied.get(name);
  if (storedChecksum !== undefined && storedChecksum !== checksum)
    throw new DatabaseUnavailable(
      `Migration ${name} is not the one this database was made with. Released migrations never change.`,
    );
  return storedChecksum !== undefined;
}

/** The login that an address names. */
export const loginOf = (url: string): string => decodeURIComponent(new URL(url).username);

async function grantLogin(owner: Engine, login: string): Promise<void> {
  await owner.transaction({ begin: 'begin' }, async connection => {
    const { rows } = await connection.query<{ serves: boolean }>(
      `select pg_has_role(oid, 'app_rw', 'member') as serves from pg_roles where rolname = $1`,
      [login],
    );
    if (rows.length === 0)
      throw new DatabaseUnavailable(
        `DATABASE_URL names the login "${login}", which this server does not have. Create it first.`,
      );
    if (rows[0]?.serves) return;
    await connection.execute(`grant app_rw to "${login.replaceAll('"', '""')}"`).catch(explainRoles);
  });
}

/** Roles are the one thing that owning a database does not give. */
function explainRoles(error: unknown): never {
  if (!isSqlState(error, 'insufficientPrivilege')) throw error;
  throw new DatabaseUnavailable(
    'DATABASE_MIGRATION_URL: the login may not create or grant roles. Give it CREATEROLE, or have an administrator ' +
      'run: create role app_rw; create role app_lookup; create role app_erase; ' +
      'grant app_rw, app_lookup to <the login> with admin option',
  );
}
