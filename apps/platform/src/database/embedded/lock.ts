import { randomUUID } from 'node:crypto';
import {
  linkSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { DatabaseUnavailable } from '../errors.ts';

interface Holder {
  /** Of this lock and no other: process ids are used again, and every container has its own. */
  readonly id: string;
  readonly pid: number;
  /** Clock ticks since boot from /proc; empty where there is none (Windows, macOS). */
  readonly startedAt: string;
  /** The set of processes that the id counts in, of one boot of one machine; empty where there is none. */
  readonly namespace: string;
}

export interface Lock {
  release(): void;
}

export interface LockOptions {
  /** Called when someone else holds the lock by now: anyone who goes on destroys the data. */
  readonly onLost: () => void;
  /** Milliseconds between two signs of life. */
  readonly heartbeat?: number;
}

const usualHeartbeat = 5_000;
/** A holder that cannot be seen from here counts as dead after so many signs of life that did not come. */
const missedBeats = 6;

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

/** Namespaces are numbered alike on every machine: only with the boot id does a number name one. */
const namespaceHere = () =>
  readOr(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()) +
  readOr(() => readlinkSync('/proc/self/ns/pid'));

/** Milliseconds since the holder's last sign of life, by the clock of the file system: two machines' clocks differ. */
function silence(path: string, claim: string): number {
  utimesSync(claim, new Date(), new Date());
  writeFileSync(claim, readFileSync(claim));
  return statSync(claim).mtimeMs - statSync(path).mtimeMs;
}

function isAlive(holder: Holder, path: string, claim: string, heartbeat: number): boolean {
  // A process of another container, or of another machine on the same volume, can only be heard.
  if (holder.namespace !== namespaceHere()) return silence(path, claim) < heartbeat * missedBeats;
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
 * Takes the data folder for this process: two on one PGlite directory both acknowledge commits, and then it cannot be
 * opened any more. While it is held the file's time is renewed, so that containers on one volume hear of each other. A
 * lock that a dead process left behind is taken over.
 * @throws {DatabaseUnavailable} naming the process that holds it.
 */
export function takeLock(path: string, { onLost, heartbeat = usualHeartbeat }: LockOptions): Lock {
  const holder: Holder = {
    id: randomUUID(),
    pid: process.pid,
    startedAt: startOf(process.pid),
    namespace: namespaceHere(),
  };
  const claim = `${path}.${holder.id}`;
  writeFileSync(claim, JSON.stringify(holder));
  try {
    // A link appears whole or not at all: no one ever reads a half-written lock.
    while (!linked(claim, path)) {
      assertStale(path, path, claim, heartbeat);
      // Moved aside, not removed: if someone took the lock since it was read, it is theirs that moved.
      renameSync(path, `${claim}.stale`);
      assertStale(path, `${claim}.stale`, claim, heartbeat);
    }
    return startHeartbeat(path, holder.id, onLost, heartbeat);
  } finally {
    rmSync(claim, { force: true });
    rmSync(`${claim}.stale`, { force: true });
  }
}

function linked(claim: string, path: string): boolean {
  try {
    linkSync(claim, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Gives signs of life until it is released, and notices when the lock is someone else's. */
function startHeartbeat(path: string, id: string, onLost: () => void, heartbeat: number): Lock {
  const isOurs = () => read(path)?.id === id;
  const beat = setInterval(() => {
    if (isOurs()) return utimesSync(path, new Date(), new Date());
    clearInterval(beat);
    onLost();
  }, heartbeat);
  beat.unref();
  return {
    release() {
      clearInterval(beat);
      if (isOurs()) rmSync(path, { force: true });
    },
  };
}

function assertStale(path: string, lockPath: string, claim: string, heartbeat: number): void {
  const holder = read(lockPath);
  if (holder && isAlive(holder, lockPath, claim, heartbeat))
    throw new DatabaseUnavailable(
      `Process ${holder.pid} already works with this data folder (${path}). The embedded database serves one ` +
        `process: stop that one, give this one another DATA_DIR, or use PostgreSQL (DATABASE_URL). One that was ` +
        `killed in another container is given up ${(heartbeat * missedBeats) / 1000} seconds after its last sign of life.`,
    );
}
