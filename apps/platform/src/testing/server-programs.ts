import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian and Docker images keep the server's programs. */
const folder = '/usr/lib/postgresql';
const versions = existsSync(folder)
  ? readdirSync(folder)
      .map(Number)
      .filter(version => version >= 15)
  : [];
const programs = versions.length > 0 ? join(folder, String(Math.max(...versions)), 'bin') : null;

/** initdb refuses to run as root: then the server runs as a user that exists on every machine. */
const isRoot = process.getuid?.() === 0;
const unprivileged = isRoot ? (['postgres', 'nobody'].map(idOf).find(id => id !== null) ?? null) : null;

function idOf(user: string): number | null {
  const { status, stdout } = spawnSync('id', ['-u', user], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : null;
}

const hasSetpriv = spawnSync('setpriv', ['--version']).status === 0;

/** True where a server of one's own can be started. */
export const canStart = programs !== null && (!isRoot || (unprivileged !== null && hasSetpriv));

function run(base: string, program: string, args: string[]): void {
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
  execFileSync(file, parameters, { stdio: 'ignore', cwd: base, env: { ...process.env, LC_ALL: 'C.UTF-8' } });
}

/** Starts a server whose files lie in a folder of its own below `parent`. @returns that folder. */
export function startServerBelow(parent: string): string {
  const base = mkdtempSync(join(parent, 'server-'));
  if (unprivileged !== null) chownSync(base, unprivileged, unprivileged);
  const data = join(base, 'data');
  const login = ['-U', 'admin', '-A', 'trust'];
  run(base, 'initdb', ['-D', data, '--no-sync', ...login, '-E', 'UTF8', '--locale', 'C.UTF-8']);
  const settings = `-k ${base} -c listen_addresses='' -c fsync=off -c full_page_writes=off -c max_connections=60`;
  run(base, 'pg_ctl', ['-D', data, '-w', '-l', join(base, 'log'), '-o', settings, 'start']);
  return base;
}

/** Anyone who comes in by this address may do everything. */
export const addressOfServerIn = (base: string): string =>
  `postgres://admin@localhost/postgres?host=${encodeURIComponent(base)}`;

/** Ends the server and removes its files. */
export function stopServerIn(base: string): void {
  try {
    run(base, 'pg_ctl', ['-D', join(base, 'data'), '-w', '-m', 'immediate', 'stop']);
  } catch {
    // It has ended before, or never began: only its files are left.
  }
  rmSync(base, { recursive: true, force: true });
}
