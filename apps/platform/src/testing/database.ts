import { afterAll, describe } from 'vitest';
import { openDatabase, type Database, type DatabaseOptions } from '../database/index.ts';
import { cacheFolder, temporaryFolder } from './folders.ts';
import { postgresMissing, startPostgres, type TestServer } from './postgres.ts';

/** Makes fresh databases of one engine. */
export interface TestEngine {
  readonly kind: Database['kind'];
  /** How the platform opens a fresh, empty database. */
  options(): Promise<DatabaseOptions>;
  /** A fresh database, closed when the tests are over. */
  open(): Promise<Database>;
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

export function embeddedEngine(): TestEngine {
  return engineOver('embedded', () => {
    const folder = temporaryFolder();
    afterEverything(() => folder[Symbol.dispose]());
    return Promise.resolve({
      kind: 'embedded',
      directory: folder.path,
      cache: cacheFolder,
      now: () => new Date(),
    });
  });
}

function serverEngine(): TestEngine {
  let server: Promise<TestServer> | null = null;
  return engineOver('server', async () => {
    server ??= startPostgres().then(started => {
      afterEverything(() => started.stop());
      return started;
    });
    const { url, migrationUrl } = await (await server).database();
    return { kind: 'server', url, migrationUrl };
  });
}

function engineOver(kind: Database['kind'], options: () => Promise<DatabaseOptions>): TestEngine {
  return {
    kind,
    options,
    async open() {
      const database = await openDatabase(await options());
      afterEverything(() => database.close());
      return database;
    },
  };
}

/** What was opened last is closed first. */
const closings: (() => unknown)[] = [];
function afterEverything(close: () => unknown): void {
  closings.push(close);
}
afterAll(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
});
