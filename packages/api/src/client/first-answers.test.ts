import { describe, expect, it } from 'vitest';
import { bootstrapName, contract, type BootstrapRequest } from '../contract/index.ts';
import { aCurrentUser, riskQualificationFixture } from '../fixtures/index.ts';
import { firstReadOf, keyOf } from '../gateway/index.ts';
import { createFirstAnswers, takeBootstrap } from './first-answers.ts';

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
  async function withAnswers(answers: readonly unknown[]) {
    const clock = { now: 0 };
    const first = createFirstAnswers(() => clock.now);
    const answer = await takeBootstrap(pageWith(answered(answers)));
    if (answer) first.hold(answer, identity);
    return { first, clock };
  }
  const keyOfMe = keyOf(me, {}, identity);

  it('is there as the contract describes it, the same each time', async () => {
    const { first } = await withAnswers([
      aCurrentUser(),
      { data: { riskQualificationSettingGet: riskQualificationFixture } },
    ]);
    expect(first.read(me, keyOfMe)).toEqual(aCurrentUser());
    expect(first.read(me, keyOfMe)).toBe(first.read(me, keyOfMe));
    expect(first.read(risk, keyOf(risk, {}, identity))).toEqual(riskQualificationFixture);
  });

  it('is not read again for ten seconds after it was first shown', async () => {
    const { first, clock } = await withAnswers([aCurrentUser()]);
    clock.now = 60_000;
    expect(first.read(me, keyOfMe)).toBeDefined();
    clock.now = 69_999;
    expect(first.read(me, keyOfMe)).toBeDefined();
    clock.now = 70_000;
    expect(first.read(me, keyOfMe)).toBeUndefined();
  });

  it.each<readonly [string, readonly unknown[]]>([
    ['was left out', [null]],
    ['never came', []],
    ['is not what the contract describes', [{ _id: 5 }]],
  ])('is asked for when it %s', async (_, answers) => {
    const { first } = await withAnswers(answers);
    expect(first.read(me, keyOfMe)).toBeUndefined();
  });

  it('is for that person alone, and gone when they are', async () => {
    const { first } = await withAnswers([aCurrentUser()]);
    expect(first.read(me, keyOf(me, {}, 'meridian/other'))).toBeUndefined();
    expect(first.read(activeUsers, keyOf(activeUsers, {}, identity))).toBeUndefined();
    first.forget();
    expect(first.read(me, keyOfMe)).toBeUndefined();
  });
});
