import { linkSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseRefused } from '../errors.ts';

/** Who holds the data folder. Process ids are used again: only with its start time does one name a process. */
interface Holder {
  readonly pid: number;
  /** Clock ticks since boot from /proc; empty where there is none (Windows, macOS). */
  readonly startedAt: string;
  /** The set of processes that the id counts in: containers have their own. Empty where there is none. */
  readonly namespace: string;
}

export interface Lock {
  release(): void;
}

function readOr(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

/** Field 22 of /proc/<pid>/stat; the name before it may hold spaces and brackets, so count after the last `)`. */
function startOf(pid: number): string {
  const stat = readOr(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

const namespaceHere = () => readOr(() => readlinkSync('/proc/self/ns/pid'));

function isAlive(holder: Holder): boolean {
  // A process of another container can't be seen from here, and its namespace ends with it: the lock is stale
  // unless two containers share the folder, which the start-up notice forbids.
  if (holder.namespace !== namespaceHere()) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return holder.startedAt === startOf(holder.pid);
}

function read(path: string): Holder | null {
  const text = readOr(() => readFileSync(path, 'utf8'));
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return null;
  }
}

/**
 * Takes the data folder for this process: two on one PGlite directory both acknowledge commits, and then it
 * cannot be opened any more. A lock that a dead process left behind is taken over.
 * @throws {DatabaseRefused} naming the process that holds it.
 */
export function takeLock(path: string): Lock {
  const own = `${path}.${process.pid}`;
  const holder: Holder = { pid: process.pid, startedAt: startOf(process.pid), namespace: namespaceHere() };
  writeFileSync(own, JSON.stringify(holder));
  try {
    // A link appears whole or not at all: nobody ever reads a half-written lock.
    for (;;) {
      try {
        linkSync(own, path);
        return { release: () => rmSync(path, { force: true }) };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      assertStale(path, read(path));
      // Moved aside, not removed: if somebody took the lock since it was read, it is theirs that moved.
      renameSync(path, `${own}.stale`);
      assertStale(path, read(`${own}.stale`));
    }
  } finally {
    rmSync(own, { force: true });
    rmSync(`${own}.stale`, { force: true });
  }
}

function assertStale(path: string, holder: Holder | null): void {
  if (holder && isAlive(holder)) throw refusal(path, holder.pid);
}

const refusal = (path: string, pid: number) =>
  new DatabaseRefused(
    `Process ${pid} already works with this data folder (${path}). The embedded database serves one process: ` +
      `stop that one, give this one another DATA_DIR, or use PostgreSQL (DATABASE_URL).`,
  );
