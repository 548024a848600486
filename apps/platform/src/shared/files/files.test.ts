import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/index.ts';
import { folderStore } from '../../ports/objects/folder.ts';
import { onBothEngines } from '../../testing/database.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { systemRandom } from '../../ports/random/random.ts';
import { testClock } from '../../testing/clock.ts';
import { doingOn, erasingOn, makeTenant, testNow, type Doing } from '../../testing/work.ts';
import { destroySubjectKey } from '../history/subject-keys.ts';
import { temporaryKeys } from '../keys/keys.ts';
import { fileKey, nameFile, putFile, readFile, storeFiles } from './files.ts';
import { sweepObjects } from './sweep.ts';
import { verifyFiles } from './verify.ts';

const dossier = '44444444-4444-4444-8444-444444444444';
const other = '55555555-5555-4555-8555-555555555555';
const passport = { name: 'passport.pdf', mediaType: 'application/pdf' };
const bytes = new TextEncoder().encode('a passport, scanned');

onBothEngines('guard 7: files', engine => {
  const folder = temporaryFolder();
  afterAll(() => folder[Symbol.dispose]());
  const objects = folderStore(folder.path);
  const keys = temporaryKeys();
  let database: Database;
  let doing: Doing;
  const store = (subjectId: string) =>
    doing('meridian', async work => {
      const [file] = await storeFiles(work, objects, [{ ...passport, subjectId, bytes }]);
      return file!;
    });
  const stored = () =>
    readdirSync(folder.path, { recursive: true, encoding: 'utf8' }).filter(name => name.length > 10);

  beforeAll(async () => {
    database = await engine.open();
    doing = doingOn(database, keys);
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

  it('are not there for another tenant', async () => {
    const { id } = await store(dossier);
    await expect(doing('lumen', work => readFile(work, objects, id))).rejects.toMatchObject({
      type: 'NotFound',
    });
  });

  it('cannot be read once their dossier is erased', async () => {
    const { id } = await store(other);
    await erasingOn(database)('meridian', work => destroySubjectKey(work, other));
    await expect(doing('meridian', work => readFile(work, objects, id))).rejects.toMatchObject({
      type: 'NotFound',
    });
  });

  describe('are swept', () => {
    const old = (address: string) => utimesSync(join(folder.path, address.slice(0, 2), address), 0, 0);
    const orphan = (byte: string) => {
      const address = byte.repeat(32);
      mkdirSync(join(folder.path, byte), { recursive: true });
      writeFileSync(join(folder.path, byte, address), '');
      return address;
    };
    const sweep = () => sweepObjects({ database, objects }, new Date());

    it('when no row names them, a day after they came, and at the second sweep only', async () => {
      const { id } = await store(dossier);
      for (const name of stored()) old(name.slice(3));
      const [young, stray] = [orphan('ab'), orphan('ac')];
      old(stray);
      expect(await sweep()).toBe(0);
      expect(await sweep()).toBe(1);
      expect([await objects.has(young), await objects.has(stray)]).toEqual([true, false]);
      expect((await doing('meridian', work => readFile(work, objects, id))).size).toBe(bytes.length);
      expect(stored().filter(name => name.endsWith('.tmp'))).toEqual([]);
      old(young);
      expect([await sweep(), await sweep()]).toEqual([0, 1]);
    });

    /** A passport that came, was forgotten, and lies there without a name. */
    async function forgotten() {
      const key = await doing('meridian', work => fileKey(work, dossier));
      const put = () => putFile(objects, key, { ...passport, subjectId: dossier, bytes: another });
      const { address } = await put();
      old(address);
      await sweep();
      return { put, address };
    }
    const another = new TextEncoder().encode('another passport');

    it('not while the same file comes again', async () => {
      const { put, address } = await forgotten();
      const again = await put();
      expect(await sweep()).toBe(0);
      const { id } = await doing('meridian', work => nameFile(work, objects, again));
      old(address);
      expect([await sweep(), await sweep()]).toEqual([0, 0]);
      expect((await doing('meridian', work => readFile(work, objects, id))).size).toBe(another.length);
      await doing('meridian', work => work.tx.deleteFrom('files').where('id', '=', id).execute());
    });

    it('and what went between its coming and its name is put back', async () => {
      const { put, address } = await forgotten();
      const again = await put();
      old(address);
      expect(await sweep()).toBe(1);
      const { id } = await doing('meridian', work => nameFile(work, objects, again));
      expect((await doing('meridian', work => readFile(work, objects, id))).size).toBe(another.length);
      await doing('meridian', work => work.tx.deleteFrom('files').where('id', '=', id).execute());
    });

    it('never between a name and its commit', async () => {
      const { put, address } = await forgotten();
      const again = await put();
      old(address);
      const naming = Promise.withResolvers<void>();
      const swept = Promise.withResolvers<number>();
      const named = doing('meridian', async work => {
        const file = await nameFile(work, objects, again);
        naming.resolve();
        // The embedded engine does one transaction at a time: there the sweep waits by itself.
        if (engine.kind === 'server') await swept.promise;
        return file;
      });
      await naming.promise;
      void sweep().then(swept.resolve, swept.reject);
      const { id } = await named;
      expect(await swept.promise).toBe(0);
      expect((await doing('meridian', work => readFile(work, objects, id))).size).toBe(another.length);
    });
  });

  describe('are looked after', () => {
    const services = () => ({ database, objects, keys, clock: testClock(testNow), random: systemRandom });
    const faults = async (closeness: 'there' | 'whole') => (await verifyFiles(services(), closeness)).faults;

    it('as they are: each is there, and is what it was', async () => {
      const { files, faults: faultsBefore } = await verifyFiles(services(), 'whole');
      expect(files).toBeGreaterThan(3);
      expect(faultsBefore).toEqual([]);
    });

    it('and one that is damaged, another’s, or gone is named', async () => {
      const make = (text: string) =>
        doing('lumen', async work => {
          const content = new TextEncoder().encode(text);
          const [file] = await storeFiles(work, objects, [
            { ...passport, subjectId: dossier, bytes: content },
          ]);
          const row = await work.tx
            .selectFrom('files')
            .select('address')
            .where('id', '=', file!.id)
            .executeTakeFirstOrThrow();
          return { fileId: file!.id, path: join(folder.path, row.address.slice(0, 2), row.address) };
        });
      const [damaged, foreign, gone] = [await make('one'), await make('two'), await make('three')];
      const sealed = readFileSync(damaged.path);
      sealed[sealed.length - 1]! ^= 1;
      writeFileSync(damaged.path, sealed);
      copyFileSync(gone.path, foreign.path);
      rmSync(gone.path);
      const faultOf = (fileId: string, fault: string) => ({ tenantId: 'lumen', fileId, fault });
      expect(await faults('there')).toEqual([faultOf(gone.fileId, 'missing')]);
      expect((await faults('whole')).toSorted((a, b) => a.fault.localeCompare(b.fault))).toEqual(
        [faultOf(damaged.fileId, 'damaged'), faultOf(foreign.fileId, 'damaged')]
          .toSorted((a, b) => a.fileId.localeCompare(b.fileId))
          .concat(faultOf(gone.fileId, 'missing')),
      );
    });
  });

  it('have no address that leads elsewhere', async () => {
    await expect(objects.get('../../etc/passwd')).rejects.toThrow(/Not the address/);
  });
});
