import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/index.ts';
import { storeFiles } from '../shared/files/files.ts';
import { verifyFiles } from '../shared/files/verify.ts';
import { embeddedEngine } from '../testing/database.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { startS3, type TestS3 } from '../testing/s3.ts';
import { doingOn } from '../testing/work.ts';
import { backUp, restore } from './backup.ts';
import { readConfig } from './config.ts';
import { databaseOptions } from './open.ts';
import { createLog, createServices } from './services.ts';

describe('a back-up of files in a bucket', () => {
  const folder = temporaryFolder();
  let platform: TestPlatform;
  let buckets: readonly [TestS3, TestS3];
  let fileId: string;

  beforeAll(async () => {
    buckets = [await startS3(), await startS3()];
    platform = await startTestPlatform(embeddedEngine(), buckets[0].env);
    const { database, services } = platform;
    fileId = await doingOn(database, services.keys)('meridian', async work => {
      const subjectId = work.random.uuid();
      const bytes = new TextEncoder().encode('a passport, scanned');
      const [file] = await storeFiles(work, services.objects, [
        { subjectId, name: 'passport.pdf', mediaType: 'application/pdf', bytes },
      ]);
      return file!.id;
    });
  });
  afterAll(async () => {
    await Promise.all(buckets.map(bucket => bucket.stop()));
    folder[Symbol.dispose]();
  });

  it('holds them where that is asked for, and puts them into another bucket', async () => {
    const { config, services } = platform;
    const made = await backUp(config, services, { withBucket: true });
    const elsewhere = readConfig({ DATA_DIR: folder.path, ...buckets[1].env });
    await restore(elsewhere, services.keys, made!.folder);
    const database = await openDatabase(databaseOptions(elsewhere));
    const log = createLog('silent');
    const restored = createServices(elsewhere, database, services.keys, { clock: services.clock, log });
    // The files of the demo tenants lie elsewhere: of ours all is there, and whole.
    const { faults } = await verifyFiles(restored, 'whole');
    expect(faults.map(fault => fault.fileId)).not.toContain(fileId);
    expect(faults).toEqual((await verifyFiles(services, 'whole')).faults);
    await database.close();
  });

  it('leaves them to the versions of the bucket otherwise', async () => {
    platform.clock.turn(60);
    const made = await backUp(platform.config, platform.services);
    expect(existsSync(join(made!.folder, 'objects'))).toBe(false);
  });
});
