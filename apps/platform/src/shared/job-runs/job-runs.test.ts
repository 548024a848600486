import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../database/index.ts';
import { testClock, type TestClock } from '../../testing/clock.ts';
import { onBothEngines } from '../../testing/database.ts';
import { makeTenant, testNow } from '../../testing/work.ts';
import { hasRunOn, readHeartbeats, recordRun, type Counts } from './job-runs.ts';

const hour = 3_600;

onBothEngines('a recurring job', engine => {
  let database: Database;
  let clock: TestClock;
  let tenant: string;
  let count = 0;

  beforeAll(async () => {
    database = await engine.open();
  });
  beforeEach(async () => {
    clock = testClock(testNow);
    tenant = `tenant-${++count}`;
    await makeTenant(database, tenant);
  });

  const run = (work: () => Promise<Counts | null>) =>
    recordRun({ database, clock }, { tenantId: tenant, job: 'screening' }, work);
  const heartbeat = async (of = tenant) => {
    const expected = [{ job: 'screening', maxAge: 26 * hour }];
    const [beat] = await database.read(of, tx => readHeartbeats(tx, expected, clock.now()));
    return beat;
  };

  it('says when it ran, and what it counted', async () => {
    await run(() => {
      clock.turn(90);
      return Promise.resolve({ checked: 412 });
    });
    expect(await heartbeat()).toEqual({
      job: 'screening',
      startedAt: '2026-11-21T10:42:00.000Z',
      endedAt: '2026-11-21T10:43:30.000Z',
      succeededAt: '2026-11-21T10:43:30.000Z',
      counts: { checked: 412 },
      error: null,
      state: 'ok',
    });
  });

  it('says why it failed, until it succeeds again', async () => {
    await run(() => Promise.resolve({ checked: 412 }));
    clock.turn(hour);
    await expect(run(() => Promise.reject(new Error('No list of sanctions.')))).rejects.toThrow('No list');
    expect(await heartbeat()).toMatchObject({
      state: 'failed',
      error: 'Error: No list of sanctions.',
      endedAt: '2026-11-21T11:42:00.000Z',
      succeededAt: testNow.toISOString(),
      counts: { checked: 412 },
    });
    await run(() => Promise.resolve({ checked: 1 }));
    expect(await heartbeat()).toMatchObject({ state: 'ok', error: null });
  });

  it('has stopped when it has not succeeded for too long, whatever else it does', async () => {
    await run(() => Promise.resolve({}));
    clock.turn(26 * hour);
    expect(await heartbeat()).toMatchObject({ state: 'ok' });
    clock.turn(1);
    expect(await heartbeat()).toMatchObject({ state: 'stopped' });
    await run(() => Promise.resolve(null));
    expect(await heartbeat()).toMatchObject({ state: 'stopped', error: null });
    await expect(run(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
    expect(await heartbeat()).toMatchObject({ state: 'stopped' });
  });

  it('has stopped when its process ended in the middle of it', async () => {
    await run(() => Promise.resolve({}));
    clock.turn(24 * hour);
    void run(() => new Promise(() => undefined));
    await expect.poll(async () => (await heartbeat())?.endedAt).toBeNull();
    clock.turn(3 * hour);
    expect(await heartbeat()).toMatchObject({ state: 'stopped', startedAt: '2026-11-22T10:42:00.000Z' });
  });

  it('that has never run has stopped once its tenant is old enough', async () => {
    expect(await heartbeat()).toMatchObject({ state: 'ok', startedAt: null });
    clock.turn(27 * hour);
    expect(await heartbeat()).toMatchObject({ state: 'stopped', succeededAt: null });
  });

  it('is seen by its own tenant alone', async () => {
    await run(() => Promise.resolve({}));
    await makeTenant(database, `${tenant}-other`);
    expect(await heartbeat(`${tenant}-other`)).toMatchObject({ startedAt: null });
  });

  it('has run on a day when it succeeded on it', async () => {
    const hasRun = () => database.read(tenant, tx => hasRunOn(tx, 'screening', clock.now()));
    await expect(run(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
    expect(await hasRun()).toBe(false);
    await run(() => Promise.resolve({}));
    expect(await hasRun()).toBe(true);
    clock.turn(14 * hour);
    expect(await hasRun()).toBe(false);
  });
});
