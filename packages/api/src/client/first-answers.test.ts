import { unstable_serialize, type Cache } from 'swr';
import { describe, expect, it } from 'vitest';
import { bootstrapName, contract, type BootstrapRequest } from '../contract/index.ts';
import { aCurrentUser, riskQualificationFixture } from '../fixtures/index.ts';
import { firstReadOf, keyOf } from '../gateway/index.ts';
import { createFirstAnswers, takeBootstrap } from './first-answers.ts';
import { giveFirst } from './give-first.ts';

const { me, activeUsers } = contract.access;
const { riskQualificationSettingGet: risk } = contract.kyc;
const identity = 'meridian/sanne';

function pageWith(answer: Promise<Response>): { [bootstrapName]?: BootstrapRequest } {
  return { [bootstrapName]: { reads: [firstReadOf(me, {}), firstReadOf(risk, {})], answer } };
}
const answered = (answers: readonly unknown[], accessToken: string | null = 'token') =>
  Promise.resolve(Response.json({ accessToken, answers }));

describe('what the page has begun', () => {
  it('is taken once, and lies nowhere any more', async () => {
    const page = pageWith(answered([aCurrentUser(), null]));
    const taking = takeBootstrap(page);
    expect(bootstrapName in page).toBe(false);
    expect(await taking).toMatchObject({ accessToken: 'token', answers: [aCurrentUser(), null] });
    expect(await takeBootstrap(page)).toBeNull();
  });

  it.each<readonly [string, () => Promise<Response>]>([
    ['no answer comes', () => Promise.reject(new TypeError('offline'))],
    ['the platform is busy', () => Promise.resolve(Response.json({ type: 'Overloaded' }, { status: 503 }))],
    ['a proxy answers', () => Promise.resolve(new Response('<html>'))],
    ['the answer is of another kind', () => Promise.resolve(Response.json({ accessToken: 5 }))],
  ])('counts for nothing when %s', async (_, answer) => {
    expect(await takeBootstrap(pageWith(answer()))).toBeNull();
  });
});

describe('an answer that came with the page', () => {
  async function held(answers: readonly unknown[]) {
    const clock = { now: 0 };
    const first = createFirstAnswers(() => clock.now);
    const answer = await takeBootstrap(pageWith(answered(answers)));
    if (answer) first.hold(answer, identity);
    const cache = new Map() as Cache;
    return { first, cache, clock };
  }
  const keyOfMe = keyOf(me, {}, identity);

  it('is in the cache of the hooks before they ask, as the library keeps it', async () => {
    const { first, cache } = await held([
      aCurrentUser(),
      { data: { riskQualificationSettingGet: riskQualificationFixture } },
    ]);
    expect(giveFirst(first, me, keyOfMe, cache)).toBe(true);
    expect(giveFirst(first, risk, keyOf(risk, {}, identity), cache)).toBe(true);
    expect(cache.get(unstable_serialize(keyOfMe))).toEqual({ data: aCurrentUser(), _k: keyOfMe });
    expect(cache.get(unstable_serialize(keyOf(risk, {}, identity)))?.data).toEqual(riskQualificationFixture);
  });

  it('is not read again for a while, and never put back over what is newer', async () => {
    const { first, cache, clock } = await held([aCurrentUser()]);
    giveFirst(first, me, keyOfMe, cache);
    const newer = { data: aCurrentUser({ locale: 'nl-NL' }) };
    cache.set(unstable_serialize(keyOfMe), newer);
    expect(giveFirst(first, me, keyOfMe, cache)).toBe(true);
    expect(cache.get(unstable_serialize(keyOfMe))).toBe(newer);
    clock.now = 10_000;
    expect(giveFirst(first, me, keyOfMe, cache)).toBe(false);
  });

  it('is given to the cache in the place of one that was thrown away, as long as it is as good as new', async () => {
    const { first, cache, clock } = await held([aCurrentUser()]);
    giveFirst(first, me, keyOfMe, cache);
    const next = new Map() as Cache;
    expect(giveFirst(first, me, keyOfMe, next)).toBe(true);
    expect(next.get(unstable_serialize(keyOfMe))?.data).toEqual(aCurrentUser());
    clock.now = 10_000;
    const late = new Map() as Cache;
    expect(giveFirst(first, me, keyOfMe, late)).toBe(false);
    expect([...late.keys()]).toEqual([]);
  });

  it.each<readonly [string, readonly unknown[]]>([
    ['was left out', [null]],
    ['never came', []],
    ['is not what the contract describes', [{ _id: 5 }]],
  ])('is asked for when it %s', async (_, answers) => {
    const { first, cache } = await held(answers);
    expect(giveFirst(first, me, keyOfMe, cache)).toBe(false);
    expect([...cache.keys()]).toEqual([]);
  });

  it('is for that person alone, and gone when they are', async () => {
    const { first, cache } = await held([aCurrentUser()]);
    expect(giveFirst(first, me, keyOf(me, {}, 'meridian/other'), cache)).toBe(false);
    expect(giveFirst(first, activeUsers, keyOf(activeUsers, {}, identity), cache)).toBe(false);
    first.forget();
    expect(giveFirst(first, me, keyOfMe, cache)).toBe(false);
  });
});
