import { expect, it } from 'vitest';
import { temporaryKeys } from '../../shared/keys/keys.ts';
import type { Services } from '../../shared/services/services.ts';
import { testClock } from '../../testing/clock.ts';
import { onBothEngines } from '../../testing/database.ts';
import { testNow } from '../../testing/work.ts';
import { addressLimit } from './address-limit.ts';

onBothEngines('tries at a sign-in from one address', engine => {
  it('count together, whichever process they reach, and again after a minute', async () => {
    const database = await engine.open();
    const clock = testClock(testNow);
    const keys = temporaryKeys();
    const process = () => addressLimit({ database, clock, keys } as unknown as Services, 5);
    const [one, other] = [process(), process()];
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? one : other)('192.0.2.1')),
    );
    expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(3);
    await expect(one('192.0.2.2')).resolves.toBeUndefined();
    await expect(other('192.0.2.1')).rejects.toMatchObject({ type: 'TooManyRequests', retryAfter: 60 });
    clock.turn(61);
    await expect(other('192.0.2.1')).resolves.toBeUndefined();
  });
});
