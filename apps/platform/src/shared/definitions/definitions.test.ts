import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/index.ts';
import { onBothEngines } from '../../testing/database.ts';
import { doingOn, makeTenant, type Doing } from '../../testing/work.ts';
import {
  publish,
  publishDraft,
  readCurrent,
  readVersion,
  readVersions,
  saveDraft,
  type DefinitionKey,
} from './definitions.ts';

onBothEngines('a definition', engine => {
  let database: Database;
  let doing: Doing;
  let count = 0;
  const newKey = (): DefinitionKey => ({ kind: 'settings', id: `test-${++count}` });
  const next = (basedOn: number, data: unknown) => ({ basedOn, data, reason: null, byUser: null });

  beforeAll(async () => {
    database = await engine.open();
    doing = doingOn(database);
    for (const tenant of ['meridian', 'lumen']) await makeTenant(database, tenant);
  });

  const current = async (key: DefinitionKey, tenant = 'meridian') =>
    doing(tenant, async ({ tx }) => (await readCurrent(tx, key.kind, [key.id]))[0] ?? null);

  it('is in force at its latest published version, and keeps those before it', async () => {
    const key = newKey();
    expect(await current(key)).toBeNull();
    await doing('meridian', work => publish(work, key, next(0, 'first')));
    await doing('meridian', work => publish(work, key, next(1, 'second')));
    expect(await current(key)).toMatchObject({ version: 2, state: 'published', data: 'second' });
    const [versions, older] = await doing('meridian', ({ tx }) =>
      Promise.all([readVersions(tx, key), readVersion(tx, key, 1)]),
    );
    expect(versions.map(({ version, data }) => [version, data])).toEqual([
      [2, 'second'],
      [1, 'first'],
    ]);
    expect(older).toMatchObject({ state: 'retired', data: 'first' });
  });

  it('stays in force while a draft of the next version is written, until that is published', async () => {
    const key = newKey();
    await doing('meridian', work => publish(work, key, next(0, 'in force')));
    await doing('meridian', work => saveDraft(work, key, next(1, 'draft')));
    const draft = await doing('meridian', work => saveDraft(work, key, next(2, 'better draft')));
    expect(await current(key)).toMatchObject({ version: 1, data: 'in force' });
    await expect(doing('meridian', work => publishDraft(work, key, 2))).rejects.toMatchObject({
      type: 'VersionStale',
    });
    await doing('meridian', work => publishDraft(work, key, draft));
    expect(await current(key)).toMatchObject({ version: 3, data: 'better draft' });
    const versions = await doing('meridian', ({ tx }) => readVersions(tx, key));
    // A draft that was never in force is no part of what was.
    expect(versions.map(({ version }) => version)).toEqual([3, 1]);
  });

  it('that is published at once ends the draft under way', async () => {
    const key = newKey();
    await doing('meridian', work => publish(work, key, next(0, 'first')));
    await doing('meridian', work => saveDraft(work, key, next(1, 'draft')));
    await doing('meridian', work => publish(work, key, next(1, 'at once')));
    await expect(doing('meridian', work => publishDraft(work, key, 2))).rejects.toMatchObject({
      type: 'VersionStale',
    });
    expect(await current(key)).toMatchObject({ version: 3, data: 'at once' });
  });

  it('is not changed on an older version, whoever is faster', async () => {
    const key = newKey();
    const first = () => doing('meridian', work => publish(work, key, next(0, 'first')));
    const results = await Promise.allSettled([first(), first()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await doing('meridian', work => publish(work, key, next(1, 'second')));
    for (const attempt of [publish, saveDraft])
      await expect(doing('meridian', work => attempt(work, key, next(1, 'late')))).rejects.toMatchObject({
        type: 'VersionStale',
      });
  });

  it('is another tenant’s own', async () => {
    const key = newKey();
    await doing('meridian', work => publish(work, key, next(0, 'theirs')));
    expect(await current(key, 'lumen')).toBeNull();
  });

  it.each([
    'update definitions set data = \'"other"\'',
    'update definitions set version = 9',
    'delete from definitions',
  ])('never changes once it is written: %s', async statement => {
    const key = newKey();
    await doing('meridian', work => publish(work, key, next(0, 'first')));
    await expect(doing('meridian', ({ tx }) => sql.raw(statement).execute(tx))).rejects.toThrow(
      'permission denied',
    );
  });
});
