import { expect, it } from 'vitest';
import type { Database } from '../../database/index.ts';
import { temporaryKeys } from '../../shared/keys/keys.ts';
import { testClock } from '../../testing/clock.ts';
import { onBothEngines } from '../../testing/database.ts';
import { testNow } from '../../testing/work.ts';
import { createSharedRateLimit } from './shared-rate-limit.ts';

onBothEngines('the requests of one address or tenant', engine => {
  const clock = testClock(testNow);
  const keys = temporaryKeys();

  it('count together, whichever process they reach, and again after a minute', async () => {
    const database = await engine.open();
    const process = () => createSharedRateLimit({ database, clock, keys }, 'requests', 200);
    const [one, other] = [process(), process()];
    const requests = await Promise.allSettled(
      Array.from({ length: 300 }, (_, index) => (index % 3 ? one : other).take('192.0.2.1')),
    );
    expect(requests.filter(({ status }) => status === 'fulfilled')).toHaveLength(200);
    await expect(other.take('192.0.2.1')).rejects.toMatchObject({ type: 'TooManyRequests', retryAfter: 60 });
    await expect(other.take('192.0.2.2')).resolves.toBeUndefined();
    clock.turn(61);
    await expect(one.take('192.0.2.1')).resolves.toBeUndefined();
  });

  it('reach the database once in many, and not at all while they are refused', async () => {
    const database = await engine.open();
    let reached = 0;
    const counted: Pick<Database, 'unscoped'> = {
      unscoped: (...work) => {
        reached++;
        return database.unscoped(...work);
      },
    };
    const limit = createSharedRateLimit({ database: counted, clock, keys }, 'requests', 500);
    for (let n = 0; n < 500; n++) await limit.take('192.0.2.1');
    expect(reached).toBe(50);
    for (let n = 0; n < 20; n++) await expect(limit.take('192.0.2.1')).rejects.toThrow();
    expect(reached).toBe(51);
  });

  it('are counted by each process itself while the database does not answer', async () => {
    const database: Pick<Database, 'unscoped'> = { unscoped: () => Promise.reject(new Error('away')) };
    const limit = createSharedRateLimit({ database, clock, keys }, 'requests', 3);
    for (let n = 0; n < 3; n++) await limit.take('192.0.2.1');
    await expect(limit.take('192.0.2.1')).rejects.toMatchObject({ type: 'TooManyRequests' });
  });
});
