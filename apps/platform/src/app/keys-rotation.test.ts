import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { storePending, verifyPending } from '../areas/access/authenticators.ts';
import { codeAt, stepOf } from '../areas/access/totp.ts';
import type { Database } from '../database/index.ts';
import { readChainHeads, signChainHeads } from '../shared/audit/chain-heads.ts';
import { verifyChain } from '../shared/audit/verify.ts';
import { historyOf, recordChanges } from '../shared/history/history.ts';
import { exchanged, newKeyForm, withNext, withoutOther } from '../shared/keys/key-form.ts';
import { keysFrom, loadKeys, readKeyForm, temporaryKeys, type Keys } from '../shared/keys/keys.ts';
import { demoPassword } from '../seed/tenants.ts';
import { onBothEngines } from '../testing/database.ts';
import { workerFolder } from '../testing/folders.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { doingOn, testNow } from '../testing/work.ts';
import { assertSameKeys } from './open.ts';
import { createPlatform, type Platform } from './platform.ts';
import { reseal } from './reencrypt.ts';

/** The keys that the demo tenants were filled with, and the steps of a rotation after them. */
function rotation() {
  const options = { keys: null, keysFile: join(workerFolder(), 'keys.json') };
  loadKeys(options);
  const before = readKeyForm(options);
  const next = withNext(before);
  const after = exchanged(next);
  return [before, next, after, withoutOther(after)].map(keysFrom) as [Keys, Keys, Keys, Keys];
}

onBothEngines('a rotation of keys', engine => {
  let platform: TestPlatform;
  let database: Database;
  beforeEach(async () => {
    platform = await startTestPlatform(engine);
    ({ database } = platform);
  });

  /** A process of the same platform with other keys. */
  const withKeys = (keys: Keys): Promise<Platform> =>
    createPlatform(platform.config, database, keys, () => true, { clock: platform.clock });
  const ask = async ({ app }: Platform, flag: string, init: RequestInit) =>
    app.request(`http://localhost:4300/api/access/users?${flag}`, { method: 'POST', ...init });
  const signIn = (on: Platform) =>
    ask(on, 'login', {
      body: JSON.stringify({ userName: 'meridian.user', password: demoPassword }),
      headers: { 'content-type': 'application/json' },
    });
  const goesOn = async (on: Platform, cookie: string) => {
    const answer = await ask(on, 'refresh', { headers: { cookie, 'x-requested-with': 'dossier' } });
    return answer.ok && ((await answer.json()) as { accessToken: string | null }).accessToken !== null;
  };
  const cookieOf = (answer: Response) => (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
  const isLetIn = async ({ app }: Platform, answer: Response) => {
    const { accessToken } = (await answer.json()) as { accessToken: string };
    const headers = { authorization: `Bearer ${accessToken}` };
    return (await app.request('http://localhost:4300/api/access/users/me', { headers })).status;
  };

  it('keeps sessions while both count, on processes of the step before and after alike', async () => {
    const [old, next, now, last] = await Promise.all(rotation().map(withKeys));
    if (!old || !next || !now || !last) throw new Error('four steps');
    const [first, second] = [await signIn(old), await signIn(now)];
    const [oldCookie, newCookie] = [cookieOf(first), cookieOf(second)];
    expect(await isLetIn(now, first)).toBe(200);
    expect(await isLetIn(next, second)).toBe(200);
    expect(await goesOn(last, oldCookie)).toBe(false);
    expect(await goesOn(old, newCookie)).toBe(false);
    expect(await goesOn(now, oldCookie)).toBe(true);
    expect(await goesOn(next, newCookie)).toBe(true);
  });

  it('rehashes a password when its owner signs in', async () => {
    const [, , now, last] = await Promise.all(rotation().map(withKeys));
    if (!now || !last) throw new Error('four steps');
    expect((await signIn(last)).status).toBe(403);
    expect((await signIn(now)).status).toBe(200);
    expect((await signIn(last)).status).toBe(200);
  });

  it('opens what was sealed before, also when the old keys are gone', async () => {
    const [before, , after, last] = rotation();
    const change = {
      action: 'test.made',
      objectType: 'test',
      objectId: 'o',
      subjectId: '11111111-1111-4111-8111-111111111111',
      version: 1,
      before: null,
      after: { name: 'Sanne' },
      source: 'test',
    };
    const userId = await database.read('meridian', async tx => {
      const row = await tx.selectFrom('users').select('id').executeTakeFirstOrThrow();
      return row.id;
    });
    const secret = Buffer.alloc(20, 7);
    await doingOn(database, before)('meridian', async work => {
      await recordChanges(work, [change]);
      await storePending(work, userId, secret);
    });
    const codes = (keys: Keys) =>
      doingOn(database, keys)('meridian', async work =>
        (await historyOf(work, 'test', 'o')).map(({ path, new: value }) => [path, value]),
      );
    expect(await codes(after)).toEqual([['', { name: 'Sanne' }]]);
    await expect(codes(last)).rejects.toThrow();

    const { services } = await withKeys(after);
    expect(await reseal(services)).toBeGreaterThan(1);
    expect(await reseal(services)).toBe(0);
    expect(await codes(last)).toEqual([['', { name: 'Sanne' }]]);
    const code = codeAt(secret, stepOf(testNow));
    expect(await doingOn(database, last)('meridian', work => verifyPending(work, userId, code))).toBe(true);
  });

  it('leaves the audit trail as it is, and believes the heads that were signed', async () => {
    const [before, , , last] = rotation();
    const file = join(platform.config.dataFolder, 'heads.jsonl');
    await signChainHeads(database, before, file, testNow);
    const chainHeads = (await readChainHeads(last, file)).get('meridian') ?? [];
    expect(chainHeads).toHaveLength(1);
    const { links, faults } = await database.read('meridian', tx => verifyChain(tx, last, chainHeads));
    expect([links > 0, faults]).toEqual([true, []]);
    await expect(readChainHeads(temporaryKeys(), file)).rejects.toThrow(/line 1 is not what/);
  });

  it('is noted by the database, which then refuses the keys before', async () => {
    const [before, next, after, last] = rotation();
    const start = (keys: Keys) => assertSameKeys(database, keys);
    await start(before);
    await expect(start(last)).rejects.toThrow('KEYS_FILE holds other keys');
    // A process that is a step behind may start again meanwhile.
    for (const keys of [next, after, next, after, last]) await start(keys);
    for (const keys of [before, temporaryKeys(), keysFrom(withNext(newKeyForm()))])
      await expect(start(keys)).rejects.toThrow('KEYS_FILE holds other keys');
  });
});
