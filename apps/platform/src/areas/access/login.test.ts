import { beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '../../shared/services/services.ts';
import { embeddedEngine } from '../../testing/database.ts';
import { effort } from '../../testing/folders.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { signIn } from './login.ts';
import type { Passwords } from './passwords.ts';

describe('a sign-in that is refused', () => {
  let platform: TestPlatform;
  let services: Services;
  beforeAll(async () => {
    platform = await startTestPlatform(embeddedEngine());
    ({ services } = platform);
  });
  const source = { ip: '127.0.0.1', userAgent: null, tenantIds: [] };

  it.each([
    'nobody.at.all',
    'meridian.admin',
    'meridian.client',
    'meridian.disabled',
    'meridian.unconfirmed',
  ])('costs %s one password check, no more and no less', async userName => {
    const checks: (string | null)[] = [];
    const passwords: Passwords = {
      hash: () => Promise.resolve(''),
      isOutdated: () => Promise.resolve(false),
      matches(stored) {
        checks.push(stored);
        return Promise.resolve(false);
      },
    };
    await expect(signIn(services, passwords, { userName, password: 'wrong' }, source)).rejects.toMatchObject({
      type: 'UsernamePasswordMismatch',
    });
    expect(checks).toHaveLength(1);
    expect(checks[0] === null).toBe(userName === 'nobody.at.all');
  });

  it('takes as long for an unknown name as for one that someone has', async () => {
    const rounds = 40 * effort;
    const [existing, unknown]: number[][] = [[], []];
    for (let n = 0; n < rounds; n++)
      for (const [times, userName] of [
        [existing, 'meridian.admin'],
        [unknown, 'nobody.at.all'],
      ] as const) {
        const started = performance.now();
        await platform.ask('/api/access/users?login', {
          method: 'POST',
          body: { userName, password: 'wrong' },
        });
        times?.push(performance.now() - started);
        // A locked name is not looked at: forgiven, so that the work itself is compared.
        platform.clock.turn(900 * 6);
      }
    // Mann-Whitney: how often the one is slower than the other; 0.5 says nothing can be told. The bound is wide here,
    // since forty tries say little; DOSSIER_TEST_EFFORT=25 tries a thousand, for which 0.05 is the goal.
    const wins = (existing ?? []).flatMap(a => (unknown ?? []).map(b => (a > b ? 1 : a === b ? 0.5 : 0)));
    const auc = wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
    expect(Math.abs(auc - 0.5)).toBeLessThan(effort >= 25 ? 0.05 : 0.3);
  });
});
