import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../areas/access/login.ts';
import type { Passwords } from '../areas/access/passwords.ts';
import { codeAt, stepOf } from '../areas/access/totp.ts';
import type { TestPlatform } from '../testing/platform.ts';
import { figure, rounds, telling } from './figures.ts';
import { countAudited, demoPassword, hour, bruteForce, emails, strictPlatform } from './brute-force.ts';

describe('guessing', () => {
  let platform: TestPlatform;
  let knock: ReturnType<typeof bruteForce>;
  beforeEach(async () => {
    platform = await strictPlatform();
    knock = bruteForce(platform);
  });

  /** Interleaved, so that what else the machine does falls on both alike. */
  async function timesOf(count: number, ask: (exists: boolean, round: number) => Promise<unknown>) {
    const [existing, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < count; round++)
      for (const exists of round % 2 ? [true, false] : [false, true]) {
        const started = performance.now();
        await ask(exists, round);
        (exists ? existing : unknown).push(performance.now() - started);
        platform.clock.turn(2 * hour);
      }
    return telling(existing, unknown);
  }

  it('6: no one can tell whether a user exists', async () => {
    const count = rounds(1_000);
    const nameOf = (exists: boolean) => (exists ? 'meridian.admin' : 'nobody.at.all');
    const measured = {
      'sign-in': await timesOf(count, exists =>
        knock('login', { userName: nameOf(exists), password: 'wrong' }),
      ),
      'lost password': await timesOf(count, exists => knock('forgot', { userName: nameOf(exists) })),
      'its code': await timesOf(count, exists =>
        knock('forgotConfirm', {
          userName: nameOf(exists),
          verificationCode: '0',
          newPassword: 'A-fresh-Start-2027',
        }),
      ),
    };
    for (const [what, distance] of Object.entries(measured))
      figure(6, `${what}: distance of the AUC from 0.5 (goal 0.05, n = ${count} each)`, distance.toFixed(3));
    const allowed = count >= 1_000 ? 0.05 : 0.05 + 1.5 / Math.sqrt(count);
    expect(Math.max(...Object.values(measured))).toBeLessThan(allowed);
  });

  it('6: a build that skips the hash for unknown names would be found out', async () => {
    const { services } = platform;
    const hasty: Passwords = {
      hash: () => Promise.resolve(''),
      isOutdated: () => Promise.resolve(false),
      matches: async stored => {
        if (stored !== null) await new Promise(resolve => setImmediate(() => setTimeout(resolve, 20)));
        return false;
      },
    };
    const source = { ip: '192.0.2.1', userAgent: null, tenantIds: [] };
    const distance = await timesOf(rounds(100), exists =>
      signIn(
        services,
        hasty,
        { userName: exists ? 'meridian.admin' : 'nobody.at.all', password: 'x' },
        source,
      ).catch(() => undefined),
    );
    figure(6, 'the same for a build without that hash (must be found out)', distance.toFixed(3));
    expect(distance).toBeGreaterThan(0.3);
  });

  it('7: a password is looked at 20 times an hour at most', async () => {
    const before = await countAudited(platform, 'session.refused', 'password');
    const guess = (i: number) =>
      knock('login', { userName: 'meridian.user', password: `guess ${i}` }, { ip: `198.51.100.${i % 50}` });
    await Promise.all(Array.from({ length: 50 }, (_, i) => guess(i)));
    const atOnce = (await countAudited(platform, 'session.refused', 'password')) - before;
    for (let second = 0; second < hour; second += 10) {
      platform.clock.turn(10);
      await guess(second);
    }
    const inAll = (await countAudited(platform, 'session.refused', 'password')) - before;
    figure(
      7,
      'passwords looked at: 50 at once from 50 addresses, then 360 over an hour (goal 20)',
      `${inAll}`,
    );
    figure(7, 'of those at once', `${atOnce}`);
    expect(inAll).toBeLessThanOrEqual(20);
    const right = await knock('login', { userName: 'meridian.user', password: demoPassword });
    figure(7, 'the right password during the lock', String(right.status));
    expect(right.status).toBe(403);
  });

  it('8: a code is looked at 5 times a challenge, 10 times an hour, 90 times a day', async () => {
    await platform.database.tenant('meridian', tx =>
      tx
        .updateTable('users')
        .set({ mfa_method: 'SMS' })
        .where('username_key', '=', 'meridian.user')
        .execute(),
    );
    const challenge = async () => {
      const answer = await knock('login', { userName: 'meridian.user', password: demoPassword });
      return ((await answer.json()) as { session?: string }).session;
    };
    const validated = () => countAudited(platform, 'session.factorRefused', 'CodeMismatchException');
    const attack = async (tries: number) => {
      const session = (await challenge()) ?? '';
      await Promise.all(
        Array.from({ length: tries }, (_, i) =>
          knock(
            'mfa',
            { userName: 'meridian.user', session, mfaCode: String(i).padStart(6, '0') },
            { ip: `198.51.100.${i}` },
          ),
        ),
      );
    };
    await attack(50);
    const perChallenge = await validated();
    await attack(50);
    const perHour = await validated();
    for (let quarter = 1; quarter < 24 * 4; quarter++) {
      platform.clock.turn(hour / 4);
      await attack(10);
    }
    const perDay = await validated();
    figure(8, 'codes looked at in one challenge of 50 at once (goal 5)', String(perChallenge));
    figure(8, 'in one hour over new challenges (goal 10)', String(perHour));
    figure(
      8,
      `in a day: chance to be right (goal < 0.03 %)`,
      `${perDay} of 1,000,000 = ${(perDay / 1e4).toFixed(4)} %`,
    );
    expect([perChallenge, perHour]).toEqual([5, 10]);
    // An app takes three codes at any moment.
    expect((3 * perDay) / 1e6).toBeLessThan(0.0003);
  });

  it('9: a code of an app works once', async () => {
    const token = await platform.signIn('meridian.user');
    const { SecretCode } = (await (await knock('associateMfa', { password: null }, { token })).json()) as {
      SecretCode: string;
    };
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
    const bits = Array.from(SecretCode, sign => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
    const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)));
    const codeNow = () => codeAt(secret, stepOf(platform.clock.now()));
    await knock('verifyMfa', { code: codeNow() }, { token });
    await knock('setMfaPreference', { value: 'software', password: null }, { token });
    const answer = async (mfaCode: string) => {
      const response = await knock('login', { userName: 'meridian.user', password: demoPassword });
      const { session = '' } = (await response.json()) as { session?: string };
      return knock('mfa', { userName: 'meridian.user', session, mfaCode });
    };
    platform.clock.turn(60);
    const code = codeNow();
    const all = await Promise.all(Array.from({ length: 20 }, () => answer(code)));
    const winners = all.filter(({ status }) => status === 200).length;
    let replayed = 0;
    for (let i = 0; i < 100; i++) {
      platform.clock.turn(hour);
      const used = codeNow();
      await answer(used);
      if ((await answer(used)).status === 200) replayed++;
    }
    figure(9, 'winners of 20 who bring the same code at once (goal 1)', String(winners));
    figure(9, 'replays of 100 that worked (goal 0)', String(replayed));
    expect([winners, replayed]).toEqual([1, 0]);
  });

  it('15: a reset cannot be hijacked', async () => {
    await platform.ask('/api/access/users?forgot', {
      method: 'POST',
      body: { userName: 'meridian.agent' },
      host: 'evil.example',
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '192.0.2.1' },
    });
    const [email] = await emails(platform);
    const isOurs = email?.text.includes('http://meridian.localhost:4300/') && !email.text.includes('evil');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        knock(
          'forgotConfirm',
          {
            userName: 'meridian.agent',
            verificationCode: String(i).padStart(6, '0'),
            newPassword: 'A-fresh-Start-2027',
          },
          { ip: `198.51.100.${i}` },
        ),
      ),
    );
    const validated = await countAudited(platform, 'password.codeRefused');
    const code = /^ {4}(\d{8})$/m.exec(email?.text ?? '')?.[1] ?? '';
    const late = await knock('forgotConfirm', {
      userName: 'meridian.agent',
      verificationCode: code,
      newPassword: 'A-fresh-Start-2027',
    });
    const isRevealed = (await Promise.all(answers.map(answer => answer.text()))).some(text =>
      text.includes(code),
    );
    const row = await platform.database.read('meridian', tx =>
      tx.selectFrom('reset_codes').select('tries').executeTakeFirst(),
    );
    figure(15, 'codes looked at of 50 at once (goal 5)', String(row?.tries));
    figure(15, 'the right code after those', String(late.status));
    figure(15, 'link of a reset that was asked for through another host', isOurs ? 'our own' : 'not ours');
    expect(validated).toBeGreaterThan(0);
    expect(row?.tries).toBeLessThanOrEqual(5);
    expect([late.status, isOurs, isRevealed]).toEqual([400, true, false]);
  });
});
