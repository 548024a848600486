import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'vitest';
import type { Engine } from '../database/engine.ts';
import { openDatabase, type Database, type DatabaseOptions } from '../database/index.ts';
import { scopesOver } from '../database/scope.ts';
import { openServer } from '../database/server/engine.ts';
import { cacheFolder, temporaryFolder, workerFolder } from './folders.ts';
import {
  asAdmin,
  postgresMissing,
  workersPostgres,
  type TestAddresses,
  type TestServer,
} from './postgres.ts';

/** Makes databases of one engine. What they open is closed when the tests are over, if not before. */
export interface TestEngine {
  readonly kind: Database['kind'];
  /** How the platform opens a fresh, empty database. */
  options(): Promise<DatabaseOptions>;
  /** A fresh database. */
  open(): Promise<Database>;
  /** A copy, no one else's, of the database that `fill` filled: once for this worker, under this name. */
  openFilled(name: string, fill: (empty: Database) => Promise<void>): Promise<Database>;
}

/**
 * The same tests on both engines: the embedded one always, PostgreSQL where there is one. Where there is none
 * a skipped test says why.
 */
export function onBothEngines(title: string, tests: (engine: TestEngine) => void): void {
  describe(`${title} (embedded)`, () => {
    tests(embeddedEngine());
  });
  const server = postgresMissing === null ? describe : describe.skip;
  server(`${title} (PostgreSQL${postgresMissing ? `: skipped, ${postgresMissing}` : ''})`, () => {
    tests(serverEngine());
  });
}

const embeddedIn = (directory: string): DatabaseOptions => ({
  kind: 'embedded',
  directory,
  cache: cacheFolder,
  now: () => new Date(),
});

export function embeddedEngine(): TestEngine {
  const fresh = (): Source => {
    const folder = temporaryFolder();
    return { options: embeddedIn(folder.path), remove: () => folder[Symbol.dispose]() };
  };
  return engineOver('embedded', {
    fresh: () => Promise.resolve(fresh()),
    async copyOf(name, fill) {
      const filled = join(workerFolder(), name);
      if (!existsSync(filled)) {
        const draft = `${filled}.draft`;
        rmSync(draft, { recursive: true, force: true });
        mkdirSync(draft);
        await fill(embeddedIn(draft));
        renameSync(draft, filled);
      }
      const folder = temporaryFolder();
      cpSync(join(filled, 'database'), join(folder.path, 'database'), { recursive: true });
      return { options: embeddedIn(folder.path), remove: () => folder[Symbol.dispose]() };
    },
  });
}

export function serverEngine(): TestEngine {
  let server: TestServer | null = null;
  const postgres = () => (server ??= workersPostgres());
  const sourceAt = ({ url, migrationUrl, adminUrl }: TestAddresses): Source => ({
    options: { kind: 'server', url, migrationUrl },
    remove: () => undefined,
    // Autovacuum would get to it; a test cannot wait.
    settle: () => asAdmin(adminUrl, ['vacuum (analyze)']),
  });
  return engineOver('server', {
    fresh: async () => sourceAt(await postgres().database()),
    copyOf: async (name, fill) =>
      sourceAt(await postgres().copyOf(name, empty => fill(sourceAt(empty).options))),
  });
}

/** The login that serves may not erase: on a server the owner does it, where a test asks for it. */
function eraserOf(options: DatabaseOptions): (Pick<Database, 'erase'> & { close(): Promise<void> }) | null {
  if (options.kind === 'embedded' || options.migrationUrl === null) return null;
  const url = options.migrationUrl;
  let engine: Engine | null = null;
  const opened = () => (engine ??= openServer({ url, poolSize: 1 }));
  return {
    erase: (...parameters) => scopesOver(opened()).erase(...parameters),
    close: async () => engine?.close(),
  };
}

/** A database that is not open yet. */
interface Source {
  readonly options: DatabaseOptions;
  readonly remove: () => void;
  /** In place of the database's own way to bring the planner's figures up to date. */
  readonly settle?: () => Promise<void>;
}

interface Sources {
  readonly fresh: () => Promise<Source>;
  readonly copyOf: (name: string, fill: (empty: DatabaseOptions) => Promise<void>) => Promise<Source>;
}

function engineOver(kind: Database['kind'], { fresh, copyOf }: Sources): TestEngine {
  const open = async ({ options, remove, settle }: Source): Promise<Database> => {
    const database = await openDatabase(options);
    const eraser = eraserOf(options);
    const close = afterEverything(async () => {
      await eraser?.close();
      await database.close();
      remove();
    });
    return { ...database, ...(settle ? { settle } : {}), ...(eraser && { erase: eraser.erase }), close };
  };
  return {
    kind,
    async options() {
      const { options, remove } = await fresh();
      afterEverything(remove);
      return options;
    },
    open: async () => open(await fresh()),
    openFilled: async (name, fill) =>
      open(
        await copyOf(name, async empty => {
          const database = await openDatabase(empty);
          await fill(database);
          await database.close();
        }),
      ),
  };
}

/** What was opened last is closed first. */
const closings = new Set<() => unknown>();
/** @returns what closes it before. */
function afterEverything(close: () => unknown): () => Promise<void> {
  closings.add(close);
  return async () => {
    if (closings.delete(close)) await close();
  };
}

/** At the end of a file of tests. */
export async function closeDatabases(): Promise<void> {
  for (const close of [...closings].toReversed()) await close();
  closings.clear();
}
