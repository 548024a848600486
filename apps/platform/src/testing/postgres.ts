import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** A PostgreSQL server for one test file, with fresh databases in it. */
export interface TestServer {
  /** A new database with its two logins: the one that owns it, and the one that the platform comes in with. */
  database(): Promise<{ url: string; migrationUrl: string; adminUrl: string }>;
  stop(): Promise<void>;
}

/** Where Debian and Docker images keep the server's programs. */
const folder = '/usr/lib/postgresql';
const versions = existsSync(folder)
  ? readdirSync(folder)
      .map(Number)
      .filter(version => version >= 15)
  : [];
const programs = versions.length > 0 ? join(folder, String(Math.max(...versions)), 'bin') : null;

/** initdb refuses to run as root: then the server runs as whoever exists on every machine. */
const isRoot = process.getuid?.() === 0;
const unprivileged = isRoot ? (['postgres', 'nobody'].map(idOf).find(id => id !== null) ?? null) : null;

function idOf(user: string): number | null {
  const { status, stdout } = spawnSync('id', ['-u', user], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : null;
}

const hasSetpriv = spawnSync('setpriv', ['--version']).status === 0;
const canStart = programs !== null && (!isRoot || (unprivileged !== null && hasSetpriv));

/** Why tests do not run on PostgreSQL here, or null when they do. */
export const postgresMissing: string | null =
  process.env['TEST_DATABASE_URL'] || canStart
    ? null
    : 'no PostgreSQL 15+ programs in /usr/lib/postgresql that a plain user could run, and no TEST_DATABASE_URL';

/** The server that TEST_DATABASE_URL names (its login must be able to create databases), or one of our own. */
export async function startPostgres(): Promise<TestServer> {
  const given = process.env['TEST_DATABASE_URL'];
  const own = given ? null : startOwn();
  const adminUrl = given ?? own?.url ?? '';
  let made = 0;
  return {
    async database() {
      const name = `dossier_${process.pid}_${++made}`;
      await asAdmin(adminUrl, [
        ...['app_rw', 'app_lookup'].map(role => roleIfMissing(role, 'nologin')),
        roleIfMissing('dossier_owner', "login createrole password 'test'"),
        roleIfMissing('dossier_web', "login password 'test'"),
        'grant app_rw, app_lookup to dossier_owner with admin option',
        `drop database if exists ${name} with (force)`,
        `create database ${name} owner dossier_owner`,
      ]);
      const at = (login?: string) => {
        const url = new URL(adminUrl);
        url.pathname = `/${name}`;
        if (login) [url.username, url.password] = [login, 'test'];
        return url.href;
      };
      return { url: at('dossier_web'), migrationUrl: at('dossier_owner'), adminUrl: at() };
    },
    stop: async () => own?.stop(),
  };
}

const roleIfMissing = (role: string, options: string) => `
  do $$ begin
    create role ${role} ${options};
  exception when duplicate_object or unique_violation then null;
  end $$`;

/** Runs statements one by one as whoever may do everything. */
export async function asAdmin(url: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function startOwn(): { url: string; stop: () => void } {
  const base = mkdtempSync(join(tmpdir(), 'dossier-pg-'));
  if (unprivileged !== null) chownSync(base, unprivileged, unprivileged);
  const data = join(base, 'data');
  const run = (program: string, args: string[]) => {
    const command = join(programs ?? '', program);
    const asUser = [
      '--reuid',
      String(unprivileged),
      '--regid',
      String(unprivileged),
      '--clear-groups',
      command,
    ];
    const [file, parameters] = unprivileged === null ? [command, args] : ['setpriv', [...asUser, ...args]];
    execFileSync(file, parameters, {
      stdio: 'ignore',
      cwd: base,
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
  };
  run('initdb', ['-D', data, '--no-sync', '-U', 'admin', '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8']);
  const settings = `-k ${base} -c listen_addresses='' -c fsync=off -c full_page_writes=off -c max_connections=60`;
  run('pg_ctl', ['-D', data, '-w', '-l', join(base, 'log'), '-o', settings, 'start']);
  return {
    url: `postgres://admin@localhost/postgres?host=${encodeURIComponent(base)}`,
    stop() {
      run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
      rmSync(base, { recursive: true, force: true });
    },
  };
}
