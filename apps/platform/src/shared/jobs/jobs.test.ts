import { beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../../database/index.ts';
import { onBothEngines } from '../../testing/database.ts';
import { doingOn, makeTenant, testNow, type Doing } from '../../testing/work.ts';
import { enqueue, lease, runNextJob, type FailedJob, type Job } from './jobs.ts';

onBothEngines('the queue of jobs', engine => {
  let database: Database;
  let doing: Doing;
  const done: Job[] = [];
  const abandoned: Job[] = [];
  const failures: FailedJob[] = [];
  const failing = () => Promise.reject(new TypeError('a secret'));
  const refused = () => Promise.reject(Object.assign(new Error('550 jan@example.nl'), { code: 'EENVELOPE' }));
  const handlers = {
    note: { run: (job: Job) => Promise.resolve(void done.push(job)) },
    fail: { run: failing, giveUp: (job: Job) => Promise.resolve(void abandoned.push(job)) },
    failTwice: { run: refused, giveUp: failing },
  };
  const run = (now = testNow) =>
    runNextJob(
      database,
      handlers,
      () => now,
      failure => failures.push(failure),
    );

  beforeAll(async () => {
    database = await engine.open();
    doing = doingOn(database);
    for (const id of ['meridian', 'lumen']) await makeTenant(database, id);
  });

  it('does each job once, whatever its tenant', async () => {
    await doing('meridian', work => enqueue(work, 'note', { n: 1 }));
    await doing('lumen', work => enqueue(work, 'note', { n: 2 }));
    const ran = await Promise.all([run(), run(), run(), run()]);
    expect(ran.filter(Boolean)).toHaveLength(2);
    expect(
      done.map(job => `${job.tenantId} ${JSON.stringify(job.payload)}`).toSorted((a, b) => (a < b ? -1 : 1)),
    ).toEqual(['lumen {"n":2}', 'meridian {"n":1}']);
  });

  it('waits until a job is due', async () => {
    await doing('meridian', work => enqueue(work, 'note', {}, new Date(testNow.getTime() + 60_000)));
    expect(await run()).toBe(false);
    expect(await run(new Date(testNow.getTime() + 60_000))).toBe(true);
  });

  it('tries again later, and gives up after five times', async () => {
    const id = await doing('meridian', work => enqueue(work, 'fail', {}));
    const read = () =>
      database.read('meridian', tx =>
        tx.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
      );
    let moment = testNow.getTime();
    for (let attempt = 1; attempt <= 5; attempt++) {
      expect(await run(new Date(moment))).toBe(true);
      expect(await read()).toMatchObject({
        attempts: attempt,
        state: attempt < 5 ? 'waiting' : 'failed',
        error: 'TypeError',
      });
      moment = Math.max(moment, Date.parse((await read()).due_at));
    }
    expect(await run(new Date(moment + 86_400_000))).toBe(false);
    const job = { id, tenantId: 'meridian', kind: 'fail', attempt: 5 };
    expect(abandoned).toMatchObject([job]);
    expect(failures).toMatchObject([{ job, error: 'TypeError', untold: null }]);
  });

  it('ends also where no one could be told, and says so', async () => {
    const id = await doing('meridian', work => enqueue(work, 'failTwice', {}));
    await database.tenant('meridian', tx =>
      tx.updateTable('jobs').set({ attempts: 4 }).where('id', '=', id).execute(),
    );
    expect(await run()).toBe(true);
    expect(failures.at(-1)).toMatchObject({ job: { id }, error: 'Error EENVELOPE', untold: 'TypeError' });
    const row = await database.read('meridian', tx =>
      tx.selectFrom('jobs').select(['state', 'error']).where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(row).toEqual({ state: 'failed', error: 'Error EENVELOPE' });
  });

  it('takes over a job from a worker that died', async () => {
    await doing('meridian', work => enqueue(work, 'note', { n: 3 }));
    await database.tenant('meridian', tx =>
      tx
        .updateTable('jobs')
        .set({ state: 'running', attempts: 1, due_at: testNow })
        .where('state', '=', 'waiting')
        .execute(),
    );
    expect(await run()).toBe(true);
    expect(done.at(-1)).toMatchObject({ payload: { n: 3 }, attempt: 2 });
  });

  const state = (id: string) =>
    database.read('meridian', tx =>
      tx
        .selectFrom('jobs')
        .select(['state', 'attempts', 'error', 'due_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );
  const later = (milliseconds: number) => new Date(testNow.getTime() + milliseconds);
  const died = (id: string, attempts: number) =>
    database.tenant('meridian', tx =>
      tx
        .updateTable('jobs')
        .set({ state: 'running', attempts, due_at: testNow })
        .where('id', '=', id)
        .execute(),
    );

  it('is gone on with within 30 seconds by another worker when the one before died', async () => {
    await doing('meridian', work => enqueue(work, 'note', { n: 4 }));
    const started = Promise.withResolvers<void>();
    const dies = { note: { run: () => (started.resolve(), new Promise<never>(() => {})) } };
    void runNextJob(database, dies, () => testNow);
    await started.promise;
    expect(await run(later(lease - 1))).toBe(false);
    expect(lease).toBeLessThan(29_000);
    expect(await run(later(lease))).toBe(true);
    expect(done.at(-1)).toMatchObject({ payload: { n: 4 }, attempt: 2 });
  });

  it('is given up without another try when every try has killed its process', async () => {
    const id = await doing('meridian', work => enqueue(work, 'fail', { deadly: true }));
    await died(id, 5);
    const before = abandoned.length;
    expect(await run()).toBe(true);
    expect(abandoned.slice(before)).toMatchObject([{ id, attempt: 6 }]);
    expect(failures.at(-1)).toMatchObject({ job: { id }, error: 'Died', untold: null });
    expect(await state(id)).toMatchObject({ state: 'failed', error: 'Died' });
  });

  it('is given up in silence when giving up is what kills', async () => {
    const id = await doing('meridian', work => enqueue(work, 'fail', { deadly: true }));
    await died(id, 7);
    const before = abandoned.length;
    expect(await run()).toBe(true);
    expect(abandoned).toHaveLength(before);
    expect(failures.at(-1)).toMatchObject({ job: { id }, untold: 'Died' });
    expect(await state(id)).toMatchObject({ state: 'failed' });
  });

  it('is not written to by a worker that has lost it', async () => {
    const id = await doing('meridian', work => enqueue(work, 'slow', {}));
    const [started, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = {
      run: async () => {
        started.resolve();
        await end.promise;
        throw new RangeError('too late');
      },
    };
    const first = runNextJob(database, { slow }, () => testNow);
    await started.promise;
    await runNextJob(database, { slow: { run: () => Promise.resolve() } }, () => later(lease));
    end.resolve();
    await first;
    expect(await state(id)).toMatchObject({ state: 'done', attempts: 2, error: null });
  });

  it('stays with a worker that gives signs of life, however long it takes', async () => {
    const id = await doing('meridian', work => enqueue(work, 'slow', {}));
    const [started, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = { run: () => (started.resolve(), end.promise) };
    let now = testNow;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const first = runNextJob(database, { slow }, () => now);
      await started.promise;
      const claimed = (await state(id)).due_at;
      now = later(lease - 1_000);
      vi.advanceTimersByTime(lease / 4);
      await expect.poll(async () => (await state(id)).due_at, { timeout: 30_000 }).not.toBe(claimed);
      now = later(lease + 1_000);
      expect(await runNextJob(database, { slow }, () => now)).toBe(false);
      end.resolve();
      await first;
    } finally {
      vi.useRealTimers();
    }
    expect(await state(id)).toMatchObject({ state: 'done', attempts: 1 });
  });

  it('of a tenant waits for one of each other tenant, not for all', async () => {
    for (let count = 0; count < 10; count++) await doing('meridian', work => enqueue(work, 'turn', {}));
    await doing('lumen', work => enqueue(work, 'turn', {}, later(1)));
    const order: string[] = [];
    const turn = { run: (job: Job) => Promise.resolve(void order.push(job.tenantId)) };
    while (await runNextJob(database, { turn }, () => later(1)));
    expect(order).toHaveLength(11);
    expect(order.indexOf('lumen')).toBeLessThan(2);
  });
});
