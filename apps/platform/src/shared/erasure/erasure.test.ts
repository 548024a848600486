import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { join } from 'node:path';
import { dumpDatabase, openDatabase, restoreDatabase, type Database } from '../../database/index.ts';
import { onBothEngines } from '../../testing/database.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { putRegistration } from '../../testing/registrations.ts';
import { doingOn, erasingOn, testNow, type Doing } from '../../testing/work.ts';
import { verifyChain } from '../audit/verify.ts';
import { destroySubjectKey, subjectKeys } from '../history/subject-keys.ts';
import { eraseSubject } from './erase-subject.ts';
import { readTombstones, writeTombstones } from './tombstones-file.ts';

const rule = 'test-rule';

onBothEngines('erasing', engine => {
  let platform: TestPlatform;
  let database: Database;
  let doing: Doing;
  let erasing: Doing;
  const folder = temporaryFolder();

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    ({ database } = platform);
    doing = doingOn(database, platform.services.keys);
    erasing = erasingOn(database, platform.services.keys);
  });
  afterAll(() => folder[Symbol.dispose]());

  /** A subject that something is encrypted for. */
  async function newSubject(tenantId = 'meridian'): Promise<string> {
    const id = crypto.randomUUID();
    await doing(tenantId, work => subjectKeys(work, [id]));
    return id;
  }
  const keyOf = (subjectId: string, on = database, tenantId = 'meridian') =>
    on.read(tenantId, async tx => {
      const row = await tx
        .selectFrom('subject_keys')
        .select('sealed_key')
        .where('subject_id', '=', subjectId)
        .executeTakeFirst();
      return row?.sealed_key ?? null;
    });
  const hold = (subjectId: string) =>
    doing('meridian', async ({ tx, random }) => {
      const id = random.uuid();
      const { id: owner } = await tx.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
      await tx
        .insertInto('legal_holds')
        .values({
          tenant_id: 'meridian',
          id,
          subject_id: subjectId,
          reason: 'A claim is before the court.',
          owner_id: owner,
          review_on: '2027-05-01',
          created_at: testNow,
        })
        .execute();
      return () =>
        doing('meridian', work =>
          work.tx
            .updateTable('legal_holds')
            .set({ released_at: testNow, released_by: owner })
            .where('id', '=', id)
            .execute(),
        );
    });
  const counted = async () => {
    const { rows } = await database.read('meridian', tx =>
      sql<{ n: number }>`select sum(count)::int as n from registration_counts`.execute(tx),
    );
    return rows[0]?.n ?? 0;
  };
  const erase = (subjectId: string, tenantId = 'meridian') =>
    erasing(tenantId, work => eraseSubject(work, { subjectId, rule }));

  it('is nothing that a request can do', async () => {
    const id = await putRegistration(platform);
    await doing('meridian', work => subjectKeys(work, [id]));
    const subject = await newSubject();
    const attempt = (statement: string) => doing('meridian', ({ tx }) => sql.raw(statement).execute(tx));
    for (const table of [
      'registrations',
      'documents',
      'comments',
      'subject_keys',
      'tombstones',
      'legal_holds',
    ])
      await expect(attempt(`delete from ${table}`)).rejects.toThrow(`permission denied for table ${table}`);
    for (const subjectId of [id, subject])
      await expect(doing('meridian', work => destroySubjectKey(work, subjectId))).rejects.toThrow(
        /Only app_erase/,
      );
    await expect(doing('meridian', work => eraseSubject(work, { subjectId: subject, rule }))).rejects.toThrow(
      /Only app_erase/,
    );
    expect(await keyOf(subject)).not.toBeNull();
  });

  it('takes the key of a subject, and leaves ids, an entry in the trail and a chain that holds', async () => {
    const [subject, other] = [await newSubject(), await newSubject()];
    await erase(subject);
    expect(await keyOf(subject)).toBeNull();
    expect(await keyOf(other)).not.toBeNull();
    const { tombstones, entries, chain } = await database.read('meridian', async tx => ({
      tombstones: await tx.selectFrom('tombstones').selectAll().where('subject_id', '=', subject).execute(),
      entries: await tx
        .selectFrom('audit')
        .select(['action', 'detail'])
        .where('object_id', '=', subject)
        .execute(),
      chain: await verifyChain(tx, platform.services.keys),
    }));
    expect(tombstones).toEqual([
      { tenant_id: 'meridian', subject_id: subject, erased_at: testNow.toISOString(), rule },
    ]);
    expect(entries).toEqual([{ action: 'subject.erased', detail: { rule } }]);
    expect(chain.faults).toEqual([]);
  });

  it('deletes a registration with what hangs on it, and of this tenant alone', async () => {
    const [id, remaining] = [await putRegistration(platform), await putRegistration(platform)];
    const foreign = await putRegistration(platform, { tenant: 'noordhaven' });
    const before = await counted();
    await erasing('meridian', async ({ tx }) => {
      const documents = tx.selectFrom('documents').select('id').where('record_id', 'in', [id, foreign]);
      await tx.deleteFrom('document_versions').where('document_id', 'in', documents).execute();
      for (const table of ['documents', 'comments', 'tenant_messages'] as const)
        await tx.deleteFrom(table).where('record_id', 'in', [id, foreign]).execute();
      for (const table of ['registration_stages', 'registration_parties'] as const)
        await tx.deleteFrom(table).where('registration_id', 'in', [id, foreign]).execute();
      await tx.deleteFrom('registrations').where('id', 'in', [id, foreign]).execute();
    });
    const left = (tenantId: string) =>
      database.read(tenantId, tx =>
        tx.selectFrom('registrations').select('id').where('id', 'in', [id, remaining, foreign]).execute(),
      );
    expect(await left('meridian')).toEqual([{ id: remaining }]);
    expect(await left('noordhaven')).toEqual([{ id: foreign }]);
    expect(await counted()).toBe(before - 1);
  });

  it('waits for a legal hold to be released, whoever tries', async () => {
    const id = await putRegistration(platform);
    await doing('meridian', work => subjectKeys(work, [id]));
    const release = await hold(id);
    await expect(erase(id)).rejects.toMatchObject({ type: 'Blocked' });
    // The database itself refuses a caller that does not ask.
    await expect(erasing('meridian', work => destroySubjectKey(work, id))).rejects.toThrow(/legal hold/);
    await expect(
      erasing('meridian', ({ tx }) => tx.deleteFrom('registrations').where('id', '=', id).execute()),
    ).rejects.toThrow(/legal hold/);
    await release();
    await erase(id);
    expect(await keyOf(id)).toBeNull();
  });

  it('is done again when a back-up from before is restored', async () => {
    const subjects = {
      erased: await newSubject(),
      heldThen: await newSubject(),
      remaining: await newSubject(),
    };
    const foreign = await newSubject('noordhaven');
    const release = await hold(subjects.heldThen);
    const backup = join(folder.path, `backup-${engine.kind}`);
    await dumpDatabase(database, backup, { createdAt: testNow.toISOString(), version: 'test', keys: 'test' });
    await release();
    await erase(subjects.erased);
    await erase(subjects.heldThen);
    await erase(foreign, 'noordhaven');

    const file = join(folder.path, `tombstones-${engine.kind}.jsonl`);
    const written = await writeTombstones(database, file);
    expect(await writeTombstones(database, file)).toBe(written);
    const tombstones = await readTombstones(file);
    expect(tombstones).toHaveLength(written);
    expect(tombstones).toContainEqual({
      tenantId: 'meridian',
      subjectId: subjects.erased,
      erasedAt: testNow.toISOString(),
      rule,
    });

    const options = await engine.options();
    const unknown = { ...tombstones[0]!, tenantId: 'unknown' };
    await restoreDatabase(options, backup, [...tombstones, unknown]);
    const restored = await openDatabase(options);
    try {
      expect({
        erased: await keyOf(subjects.erased, restored),
        heldThen: await keyOf(subjects.heldThen, restored),
        foreign: await keyOf(foreign, restored, 'noordhaven'),
      }).toEqual({ erased: null, heldThen: null, foreign: null });
      expect(await keyOf(subjects.remaining, restored)).not.toBeNull();
      // The file is written again from the restored database, and loses nothing.
      expect(await writeTombstones(restored, join(folder.path, `again-${engine.kind}.jsonl`))).toBe(written);
    } finally {
      await restored.close();
    }
  });

  it('is known to a back-up from after it', async () => {
    const subject = await newSubject();
    await erase(subject);
    const backup = join(folder.path, `after-${engine.kind}`);
    await dumpDatabase(database, backup, { createdAt: testNow.toISOString(), version: 'test', keys: 'test' });
    const options = await engine.options();
    await restoreDatabase(options, backup);
    const restored = await openDatabase(options);
    const tombstones = await restored.read('meridian', tx =>
      tx.selectFrom('tombstones').select('subject_id').execute(),
    );
    await restored.close();
    expect(tombstones).toContainEqual({ subject_id: subject });
  });
});
