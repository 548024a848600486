import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/index.ts';
import { testClock } from '../../testing/clock.ts';
import { onBothEngines } from '../../testing/database.ts';
import { testNow } from '../../testing/work.ts';
import { leaseTerm, withLease } from './leases.ts';

onBothEngines('what one process does at a time', engine => {
  const clock = testClock(testNow);
  let database: Database;
  beforeAll(async () => {
    database = await engine.open();
  });
  const nothing = () => Promise.resolve();
  const attempt = (name: string, work = nothing) => withLease({ database, clock }, name, work);

  it('is done by no one else meanwhile, and by anyone afterwards', async () => {
    const concurrent: boolean[] = [];
    const did = await attempt('sweep', async () => {
      concurrent.push(await attempt('sweep'), await attempt('something else'));
    });
    expect([did, ...concurrent, await attempt('sweep')]).toEqual([true, false, true, true]);
  });

  it('is done by one of many that begin at once', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const attempts = Array.from({ length: 5 }, () => attempt('backup', () => promise));
    let refused = 0;
    const counted = attempts.map(async attempt => {
      if (!(await attempt) && ++refused === 4) resolve();
    });
    await Promise.all(counted);
    expect(refused).toBe(4);
  });

  it('may be done by another when it failed, and when the process that did it died', async () => {
    await expect(attempt('verify', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await attempt('verify')).toBe(true);
    const { promise, resolve } = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<void>();
    const dead = attempt('upkeep', () => {
      taken.resolve();
      return promise;
    });
    await taken.promise;
    expect(await attempt('upkeep')).toBe(false);
    clock.turn(leaseTerm / 1000 + 1);
    expect(await attempt('upkeep')).toBe(true);
    resolve();
    await dead;
  });
});
