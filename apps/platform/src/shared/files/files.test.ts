import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/index.ts';
import { folderStore } from '../../ports/objects/folder.ts';
import { onBothEngines } from '../../testing/database.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { doingOn, makeTenant, testNow, type Doing } from '../../testing/work.ts';
import { destroySubjectKey } from '../history/subject-keys.ts';
import { collectGarbage, readFile, storeFile } from './files.ts';

const dossier = '44444444-4444-4444-8444-444444444444';
const other = '55555555-5555-4555-8555-555555555555';
const bytes = new TextEncoder().encode('a passport, scanned');

onBothEngines('guard 7: files', engine => {
  const folder = temporaryFolder();
  afterAll(() => folder[Symbol.dispose]());
  const objects = folderStore(folder.path);
  let database: Database;
  let doing: Doing;
  const store = (subjectId: string) =>
    doing('meridian', work =>
      storeFile(work, objects, { subjectId, name: 'passport.pdf', mediaType: 'application/pdf', bytes }),
    );
  const stored = () =>
    readdirSync(folder.path, { recursive: true, encoding: 'utf8' }).filter(name => name.length > 10);

  beforeAll(async () => {
    database = await engine.open();
    doing = doingOn(database);
    for (const id of ['meridian', 'lumen']) await makeTenant(database, id);
  });

  it('come back as they went, and lie sealed meanwhile', async () => {
    const { id } = await store(dossier);
    const file = await doing('meridian', work => readFile(work, objects, id));
    expect(file).toMatchObject({ name: 'passport.pdf', mediaType: 'application/pdf', size: bytes.length });
    expect([...file.bytes]).toEqual([...bytes]);
    for (const name of stored())
      expect(readFileSync(join(folder.path, name), 'latin1')).not.toContain('passport');
  });

  it('are stored once within a dossier, and apart between dossiers', async () => {
    const before = stored().length;
    await store(dossier);
    expect(stored()).toHaveLength(before);
    await store(other);
    expect(stored()).toHaveLength(before + 1);
  });

  it('are not there for another firm', async () => {
    const { id } = await store(dossier);
    await expect(doing('lumen', work => readFile(work, objects, id))).rejects.toMatchObject({
      type: 'NotFound',
    });
  });

  it('cannot be read once their dossier is erased', async () => {
    const { id } = await store(other);
    await doing('meridian', work => destroySubjectKey(work, other));
    await expect(doing('meridian', work => readFile(work, objects, id))).rejects.toMatchObject({
      type: 'NotFound',
    });
  });

  it('leave nothing half-written, and what no row names is cleared away after a day', async () => {
    await store(dossier);
    const orphan = 'ab'.repeat(32);
    mkdirSync(join(folder.path, 'ab'), { recursive: true });
    writeFileSync(join(folder.path, 'ab', orphan), '');
    const isNamed = (address: string) =>
      database.read('meridian', async tx => {
        const row = await tx
          .selectFrom('files')
          .select('id')
          .where('address', '=', address)
          .executeTakeFirst();
        return row !== undefined;
      });
    expect(await collectGarbage(objects, isNamed, new Date())).toBe(0);
    utimesSync(join(folder.path, 'ab', orphan), new Date(0), new Date(0));
    expect(await collectGarbage(objects, isNamed, testNow)).toBe(1);
    expect(stored().filter(name => name.endsWith('.tmp'))).toEqual([]);
  });

  it('have no address that leads elsewhere', async () => {
    await expect(objects.get('../../etc/passwd')).rejects.toThrow(/Not the address/);
  });
});
