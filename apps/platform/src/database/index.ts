import { AsyncResource } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ensureCluster } from './embedded/cluster.ts';
import { openEmbedded } from './embedded/engine.ts';
import { takeLock } from './embedded/lock.ts';
import { maintain, type DatabaseStatistics } from './embedded/maintenance.ts';
import type { Engine, PoolUse } from './engine.ts';
import { DatabaseError, DatabaseUnavailable } from './errors.ts';
import { assertMigrated, loginOf, migrate, readMigrations } from './migrate.ts';
import { scopesOver, type Scopes } from './scope.ts';

/** PostgreSQL, with the ways into it. The one door: nothing outside this folder imports PGlite or pg. */
export interface Database extends Scopes {
  readonly kind: Engine['kind'];
  /** True when this start made it: an embedded database without a past. */
  readonly isNew: boolean;
  /** What the operator must know at start; null on a server. */
  readonly notice: string | null;
  ping(): Promise<void>;
  /** After much was written at once: brings the planner's figures up to date and frees the log. */
  settle(): Promise<void>;
  /** Null on a server, which keeps its own. */
  statistics(): Promise<DatabaseStatistics | null>;
  /** Tells of each committed notice of any process; null when some may have been missed. Answers with what ends it. */
  listen(heard: (notice: string | null) => void): () => void;
  /** The connections of this process; null when it is embedded. */
  pool(): PoolUse | null;
  close(): Promise<void>;
}

export interface EmbeddedDatabaseOptions {
  readonly kind: 'embedded';
  /** Folder that holds `database/` and its lock. */
  readonly directory: string;
  /** Where initialised clusters are kept to copy from; null to initialise each from scratch. */
  readonly cache: string | null;
  readonly now: () => Date;
  readonly deadline?: number;
  readonly onError?: (error: unknown) => void;
}

export interface ServerDatabaseOptions {
  readonly kind: 'server';
  readonly url: string;
  /** A login that owns the tables; null when migrations are run elsewhere. */
  readonly migrationUrl: string | null;
  readonly listenUrl?: string;
  readonly poolSize?: number;
  readonly prepares?: boolean;
  readonly deadline?: number;
}

export type DatabaseOptions = EmbeddedDatabaseOptions | ServerDatabaseOptions;

/**
 * One connection tells everyone who listens. A listener works for itself, even where a transaction made the connection
 * that tells it.
 */
const listening = (engine: Engine): Database['listen'] => {
  const listeners = new Set<(notice: string | null) => void>();
  let stop: (() => void) | undefined;
  return heard => {
    const listener = AsyncResource.bind(heard);
    listeners.add(listener);
    stop ??= engine.listen(notice => listeners.forEach(each => each(notice)));
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stop?.();
      stop = undefined;
    };
  };
};

const embeddedNotice =
  'Embedded database: single process, single machine. Use PostgreSQL for production (DATABASE_URL).';

/** Opens the database that the options name, brought to today's tables. @throws {DatabaseUnavailable} when it must not. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.kind === 'embedded' ? openEmbeddedDatabase(options) : openServerDatabase(options);
}

async function openEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<Database> {
  const directory = join(options.directory, 'database');
  const prepare = async (engine: Engine) => void (await migrate(engine));
  const lock = takeLock(`${directory}.lock`, {
    onLost() {
      // Two that write destroy the data; what this one has not committed its clients send again.
      process.stderr.write(`Another process took ${directory}: this one stops at once.\n`);
      process.exit(1);
    },
  });
  try {
    const snapshot = options.cache && join(options.cache, `cluster-${clusterKey()}`);
    const isNew = await ensureCluster({ directory, snapshot, prepare });
    const engine = await openEmbedded({ directory, ...pick(options) });
    await migrate(engine);
    const maintenance = await maintain({
      engine,
      now: options.now,
      onError: options.onError ?? (() => undefined),
    });
    return {
      ...scopesOver(engine),
      kind: engine.kind,
      isNew,
      notice: embeddedNotice,
      ping: () => engine.ping(),
      settle: async () => {
        await engine.maintain('vacuum (analyze)');
        await engine.maintain('checkpoint');
      },
      statistics: () => maintenance.statistics(),
      listen: listening(engine),
      pool: () => engine.pool(),
      close: async () => {
        maintenance.stop();
        await engine.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openServerDatabase(options: ServerDatabaseOptions): Promise<Database> {
  // Loaded when needed: the embedded start has no use for it.
  const { openServer } = await import('./server/engine.ts');
  const { assertLogin } = await import('./server/logins.ts');
  if (options.migrationUrl) {
    const owner = openServer({ url: options.migrationUrl, poolSize: 1 });
    try {
      await assertAnswers(owner, 'DATABASE_MIGRATION_URL');
      await migrate(owner, { grantTo: loginOf(options.url) });
    } finally {
      await owner.close();
    }
  }
  const { kind: _kind, migrationUrl: _owner, ...serving } = options;
  const engine = openServer(serving);
  try {
    await assertAnswers(engine, 'DATABASE_URL');
    await assertLogin(engine);
    await assertMigrated(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return {
    ...scopesOver(engine),
    kind: engine.kind,
    isNew: false,
    notice: null,
    ping: () => engine.ping(),
    // Autovacuum would get to it; ANALYZE by the owner is part of the seed command there.
    settle: () => Promise.resolve(),
    statistics: () => Promise.resolve(null),
    listen: listening(engine),
    pool: () => engine.pool(),
    close: () => engine.close(),
  };
}

/** @throws {DatabaseUnavailable} naming the variable and the reason, but not the address: it holds a password. */
async function assertAnswers(engine: Engine, variable: string): Promise<void> {
  try {
    await engine.ping();
  } catch (error) {
    const reason = error instanceof DatabaseError ? codeOf(error) : 'no answer in time';
    throw new DatabaseUnavailable(`${variable}: PostgreSQL cannot be worked with there (${reason}).`, {
      cause: error,
    });
  }
}

/** The socket's own code where there is one: ECONNREFUSED says more than 08006. */
const codeOf = ({ cause, sqlState }: DatabaseError): string =>
  (cause as { code?: string } | undefined)?.code ?? sqlState;

const pick = ({ deadline }: { deadline?: number }) => (deadline === undefined ? {} : { deadline });

/** Names the snapshot after all that it depends on: another PGlite or another migration makes another one. */
function clusterKey(): string {
  const hash = createHash('sha256').update(pgliteVersion);
  for (const { name, checksum } of readMigrations()) hash.update(name).update(checksum);
  return hash.digest('hex').slice(0, 16);
}

/** The pinned version; a test holds it against package.json. */
export const pgliteVersion = '0.5.16';

export type { Transaction } from './dialect.ts';
export { dumpDatabase, type Manifest } from './dump/dump.ts';
export { readManifest, restoreDatabase } from './dump/restore.ts';
export type { Tombstone } from './dump/tombstones.ts';
export {
  DatabaseBusy,
  DatabaseError,
  DatabaseUnavailable,
  isConflict,
  isSqlState,
  isUnreachable,
  QueryTimedOut,
} from './errors.ts';
export type { Schema } from './schema/schema.ts';
export { noticeChannel } from './engine.ts';
export { tenantIdPattern, type Scopes } from './scope.ts';
