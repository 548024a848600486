import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startProgram } from '../../testing/child.ts';
import { cacheFolder, effort, folderOnDisk } from '../../testing/folders.ts';
import { DatabaseUnavailable, openDatabase, pgliteVersion } from '../index.ts';
import platformPackage from '../../../package.json' with { type: 'json' };
import { ensureCluster, majorVersion } from './cluster.ts';
import { copyTree } from './durable-files.ts';
import { openEmbedded } from './engine.ts';

const writer = join(import.meta.dirname, '../../testing/ledger-writer.ts');
const now = () => new Date();
const folder = folderOnDisk();
afterAll(() => folder[Symbol.dispose]());

let made = 0;
const newFolder = () => {
  const path = join(folder.path, String(++made));
  mkdirSync(path);
  return path;
};

const confirmedIn = (lines: readonly string[]) =>
  Math.max(0, ...lines.filter(line => line.startsWith('confirmed ')).map(line => Number(line.slice(10))));

async function confirmedOnDisk(directory: string): Promise<number> {
  const database = await openDatabase({ kind: 'embedded', directory, cache: cacheFolder, now });
  const rows = await database.read('ledger', tx => tx.selectFrom('counters').select('value').execute());
  await database.close();
  return rows[0]?.value ?? 0;
}

describe('guard 1: what was confirmed is on the disk', () => {
  it('refuses to serve when commits are not written through', async () => {
    const directory = join(newFolder(), 'database');
    await (
      await openDatabase({ kind: 'embedded', directory: join(directory, '..'), cache: cacheFolder, now })
    ).close();
    await expect(openEmbedded({ directory, startParameters: ['-c', 'fsync=off'] })).rejects.toThrow(
      /does not write through to the disk/,
    );
  });

  it('pins the version whose durability was proved', () => {
    expect(platformPackage.dependencies['@electric-sql/pglite']).toBe(pgliteVersion);
  });

  it('loses nothing that was confirmed when it is killed', async () => {
    const directory = newFolder();
    let minimum = 0;
    for (let round = 0; round < 4 * effort; round++) {
      const child = startProgram(writer, [directory, cacheFolder]);
      const target = minimum + 5 + ((round * 37) % 60);
      await child.line(line => line === `confirmed ${target}`);
      await child.kill();
      minimum = Math.max(minimum, confirmedIn(child.lines));
      const confirmed = await confirmedOnDisk(directory);
      // One more than was heard of may be there: its confirmation was on the way.
      expect(confirmed).toBeGreaterThanOrEqual(minimum);
      expect(confirmed).toBeLessThanOrEqual(minimum + 1);
      minimum = confirmed;
    }
  });
});

describe('guard 2: a first start that is interrupted repairs itself', () => {
  it('starts again after being killed while it initialises', async () => {
    const directory = newFolder();
    for (let round = 0; round < 3 * effort; round++) {
      const lifetime = 700 + ((round * 613) % 2_000);
      expect(await startProgram(writer, [directory, '', String(lifetime)]).ended).toBe(null);
    }
    const child = startProgram(writer, [directory, '']);
    await child.line(line => line === 'confirmed 1');
    await child.kill();
    expect(await confirmedOnDisk(directory)).toBeGreaterThanOrEqual(1);
  });

  it('leaves no half-made directory under the final name', async () => {
    const directory = join(newFolder(), 'database');
    const failing = ensureCluster({
      directory,
      snapshot: null,
      prepare: () => Promise.reject(new Error('cut')),
    });
    await expect(failing).rejects.toThrow('cut');
    expect(await ensureCluster({ directory, snapshot: null, prepare: () => Promise.resolve() })).toBe(true);
  });
});

describe('guard 8: another major version', () => {
  it('is refused, with what to do', async () => {
    const directory = join(newFolder(), 'database');
    mkdirSync(directory);
    writeFileSync(join(directory, 'PG_VERSION'), '17\n');
    const opening = openDatabase({
      kind: 'embedded',
      directory: join(directory, '..'),
      cache: cacheFolder,
      now,
    });
    await expect(opening).rejects.toThrow(/holds a PostgreSQL 17 database.*npm run restore/s);
    await expect(opening).rejects.toBeInstanceOf(DatabaseUnavailable);
  });

  it('is known by the version that the pinned PGlite has', async () => {
    const directory = newFolder();
    const database = await openDatabase({ kind: 'embedded', directory, cache: cacheFolder, now });
    await database.close();
    const copy = join(newFolder(), 'database');
    await copyTree(join(directory, 'database'), copy);
    const engine = await openEmbedded({ directory: copy });
    const version = await engine.transaction(
      { begin: 'begin' },
      async c =>
        (await c.query<{ server_version: string }>('show server_version')).rows[0]?.server_version.split(
          '.',
        )[0],
    );
    await engine.close();
    expect(version).toBe(majorVersion);
  });
});

describe('guard 9: the operator is told', () => {
  it('says what the embedded database is not', async () => {
    const database = await openDatabase({
      kind: 'embedded',
      directory: newFolder(),
      cache: cacheFolder,
      now,
    });
    expect(database.notice).toMatch(/single process, single machine.*PostgreSQL for production/);
    await database.close();
  });
});
