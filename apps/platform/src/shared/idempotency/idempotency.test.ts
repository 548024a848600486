import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/index.ts';
import { onBothEngines } from '../../testing/database.ts';
import { doingOn, makeTenant, testNow, type Doing } from '../../testing/work.ts';
import { retentionMs, once, type RepeatableRequest } from './idempotency.ts';

const userId = '22222222-2222-4222-8222-222222222222';

onBothEngines('a request that comes more than once', engine => {
  let database: Database;
  let doing: Doing;
  let effects = 0;
  let lastKey = 0;
  const newRequest = (content = 'POST /x {"a":1}'): RepeatableRequest => ({
    userId,
    key: `request-${++lastKey}`,
    content,
  });
  const ask = (request: RepeatableRequest, now?: Date) =>
    doing(
      'meridian',
      work => once(work, request, () => Promise.resolve({ status: 200, body: { n: ++effects } })),
      now,
    );

  beforeAll(async () => {
    database = await engine.open();
    doing = doingOn(database);
    await makeTenant(database, 'meridian');
  });

  it('has one effect, and is answered the same', async () => {
    const request = newRequest();
    const first = await ask(request);
    expect(await ask(request)).toEqual({ ...first, isReplay: true });
  });

  it('is refused when the key belongs to another one', async () => {
    const request = newRequest();
    await ask(request);
    await expect(ask({ ...request, content: 'POST /x {"a":2}' })).rejects.toMatchObject({
      type: 'IdempotencyMismatch',
      status: 422,
    });
  });

  it('may come again after it failed', async () => {
    const request = newRequest();
    const failing = doing('meridian', work => once(work, request, () => Promise.reject(new Error('no'))));
    await expect(failing).rejects.toThrow('no');
    expect((await ask(request)).isReplay).toBe(false);
  });

  it('has one effect when it comes ten times at once', async () => {
    const request = newRequest();
    const before = effects;
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => ask(request)));
    expect(effects).toBe(before + 1);
    for (const answer of answers)
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject({ type: 'IdempotencyInFlight', retryAfter: 1 });
  });

  it('is forgotten after a day', async () => {
    const request = newRequest();
    await ask(request);
    expect((await ask(request, new Date(testNow.getTime() + retentionMs + 1))).isReplay).toBe(false);
  });

  it('leaves no answer that anyone could read', async () => {
    const request = newRequest();
    const answer = { status: 200, body: { email: 'canary@example.nl' } };
    await doing('meridian', work => once(work, request, () => Promise.resolve(answer)));
    const row = await database.read('meridian', tx =>
      tx.selectFrom('idempotency').selectAll().where('key', '=', request.key!).executeTakeFirstOrThrow(),
    );
    expect(Object.values(row).map(value => Buffer.from(String(value)).toString())).not.toContain('canary');
    expect(Buffer.from(row.sealed_body).toString('latin1')).not.toContain('canary');
    const again = await doing('meridian', work => once(work, request, () => Promise.reject(new Error('no'))));
    expect(again).toEqual({ ...answer, isReplay: true });
  });

  it('is of no concern to another user', async () => {
    const request = newRequest();
    await ask(request);
    expect((await ask({ ...request, userId: '33333333-3333-4333-8333-333333333333' })).isReplay).toBe(false);
  });
});
