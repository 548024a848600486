import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/index.ts';
import { onBothEngines } from '../../testing/database.ts';
import { doingOn, erasingOn, makeTenant, type Doing } from '../../testing/work.ts';
import { verifyChain } from '../audit/verify.ts';
import { temporaryKeys } from '../keys/keys.ts';
import { changesBetween } from './changes.ts';
import { historyOf, recordChanges, type Change } from './history.ts';
import { destroySubjectKey } from './subject-keys.ts';

const keys = temporaryKeys();
const subjectId = '11111111-1111-4111-8111-111111111111';
const change = (version: number, before: unknown, after: unknown): Change => ({
  action: 'person.changed',
  objectType: 'person',
  objectId: '7',
  subjectId,
  version,
  before,
  after,
  source: 'screen',
});

describe('the difference between two versions', () => {
  it('names each field once, with its path', () => {
    const before = { name: 'Jan', address: { city: 'Ede', line1: 'A 1' }, tags: ['x', 'y'], same: 1 };
    const after = { name: 'Jan', address: { city: 'Epe', line1: 'A 1' }, tags: ['x'], extra: true, same: 1 };
    expect(changesBetween(before, after)).toEqual([
      { path: 'address.city', old: 'Ede', new: 'Epe' },
      { path: 'tags[1]', old: 'y', new: null },
      { path: 'extra', old: null, new: true },
    ]);
  });

  it('takes a new object as one change', () => {
    expect(changesBetween(null, { a: 1 })).toEqual([{ path: '', old: null, new: { a: 1 } }]);
  });
});

onBothEngines('field history', engine => {
  let database: Database;
  let doing: Doing;
  const jan = { lastName: 'Jansen', city: 'Ede' };

  beforeAll(async () => {
    database = await engine.open();
    doing = doingOn(database, keys);
    await makeTenant(database, 'meridian');
    await doing('meridian', work => recordChanges(work, [change(1, null, jan)]));
    await doing('meridian', work => recordChanges(work, [change(2, jan, { ...jan, city: 'Epe' })]));
  });

  it('tells what changed, from what into what', async () => {
    expect(await doing('meridian', work => historyOf(work, 'person', '7'))).toMatchObject([
      { version: 1, path: '', old: null, new: jan, actor: 'system:test', source: 'screen' },
      { version: 2, path: 'city', old: 'Ede', new: 'Epe' },
    ]);
  });

  it('keeps no readable value in the database', async () => {
    const rows = await database.read('meridian', async tx => ({
      history: await tx.selectFrom('field_history').selectAll().execute(),
      audit: await tx.selectFrom('audit').selectAll().execute(),
    }));
    const text = Buffer.concat(rows.history.map(row => Buffer.from(row.sealed))).toString('latin1');
    expect(text + JSON.stringify(rows)).not.toMatch(/Jansen|Ede|Epe/);
  });

  it('forgets a person whose key is destroyed, and the chain still holds', async () => {
    await erasingOn(database, keys)('meridian', work => destroySubjectKey(work, subjectId));
    const history = await doing('meridian', work => historyOf(work, 'person', '7'));
    expect(history.map(({ path, old, new: now, erased }) => ({ path, old, now, erased }))).toEqual([
      { path: '', old: null, now: null, erased: true },
      { path: 'city', old: null, now: null, erased: true },
    ]);
    expect(await database.read('meridian', tx => verifyChain(tx, keys))).toEqual({ links: 2, faults: [] });
    await expect(doing('meridian', work => recordChanges(work, [change(3, null, jan)]))).rejects.toThrow(
      /erased/,
    );
  });
});
