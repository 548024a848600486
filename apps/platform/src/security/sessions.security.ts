import { beforeEach, describe, expect, it } from 'vitest';
import { createPasswords } from '../areas/access/passwords.ts';
import { temporaryKeys } from '../shared/keys/keys.ts';
import type { TestPlatform } from '../testing/platform.ts';
import { figure, rounds } from './figures.ts';
import {
  cookieOf,
  countAudited,
  demoPassword,
  hour,
  bruteForce,
  emails,
  minute,
  strictPlatform,
} from './brute-force.ts';

const fresh = 'A-fresh-Start-2027';
const ours = { 'x-requested-with': 'dossier', 'sec-fetch-site': 'same-origin' };

describe('sessions', () => {
  let platform: TestPlatform;
  let knock: ReturnType<typeof bruteForce>;
  beforeEach(async () => {
    platform = await strictPlatform();
    knock = bruteForce(platform);
  });

  const enter = async (userName: string, trust = false) => {
    const answer = await knock('login', { userName, password: demoPassword, trust });
    return {
      cookie: cookieOf(answer),
      token: ((await answer.json()) as { accessToken: string }).accessToken,
    };
  };
  const refresh = (cookie: string, headers: Record<string, string> = ours) =>
    knock('refresh', {}, { headers: { cookie, ...headers } });
  const tokenAfter = async (cookie: string) =>
    ((await (await refresh(cookie)).json()) as { accessToken: string | null }).accessToken;
  const status = async (token: string) => (await platform.ask('/api/access/users/me', { token })).status;

  it('10: end at once, whatever ends them', async () => {
    const admin = await platform.signIn('meridian.admin');
    const put = async (action: string, body?: object) => {
      const { items } = await platform.get<{ items: { _id: string; username: string; version: number }[] }>(
        '/api/access/users?max=100',
        { token: admin },
      );
      const user = items.find(({ username }) => username === 'meridian.user');
      return platform.ask(`/api/access/users/${user?._id}?action=${action}`, {
        method: 'PUT',
        token: admin,
        body,
        headers: { 'if-match': `"v${user?.version}"` },
      });
    };
    const ends: Readonly<Record<string, (token: string) => Promise<unknown>>> = {
      'signing out': token => knock('logout', {}, { token }),
      'a second factor reset': () => put('resetMfa'),
      disabling: () =>
        put('enable_disable', { enabled: false, successorId: null }).then(() =>
          put('enable_disable', { enabled: true }),
        ),
      'a changed factor, elsewhere': async () => {
        const other = await enter('meridian.user');
        await knock('setMfaPreference', { value: 'none', password: null }, { token: other.token });
      },
      'a reset password': async () => {
        await knock('forgot', { userName: 'meridian.user' });
        const code = (await emails(platform))
          .map(({ text }) => /^ {4}(\d{8})$/m.exec(text)?.[1])
          .find(Boolean);
        await knock('forgotConfirm', {
          userName: 'meridian.user',
          verificationCode: code ?? '',
          newPassword: fresh,
        });
        await knock('login', { userName: 'meridian.user', password: fresh });
      },
    };
    for (const [what, end] of Object.entries(ends)) {
      const { token, cookie } = await enter('meridian.user');
      expect(await status(token)).toBe(200);
      await end(token);
      const ended = performance.now();
      const [access, renewed] = [await status(token), await tokenAfter(cookie)];
      figure(
        10,
        `${what}: token and cookie refused after (goal 1 s)`,
        `${(performance.now() - ended).toFixed(0)} ms`,
      );
      expect([access, renewed]).toEqual([401, null]);
    }
  });

  it('11: have exact limits, kept by the platform', async () => {
    const { token } = await enter('meridian.user');
    platform.clock.turn(hour - 1);
    const early = await status(token);
    platform.clock.turn(1);
    expect([early, await status(token)]).toEqual([200, 401]);
    figure(11, 'an access token ends after', '3,600 s ± 1 s');
    for (const [trust, hours] of [
      [false, 12],
      [true, 24],
    ] as const) {
      const { cookie } = await enter('meridian.user', trust);
      let present = cookie;
      for (let spent = 0; spent < hours * hour - 1;) {
        const step = Math.min(50 * minute, hours * hour - 1 - spent);
        platform.clock.turn(step);
        spent += step;
        const answer = await refresh(present);
        present = cookieOf(answer) || present;
        const { accessToken } = (await answer.json()) as { accessToken: string };
        expect(await status(accessToken)).toBe(200);
      }
      platform.clock.turn(1);
      expect(await tokenAfter(present)).toBeNull();
      figure(
        11,
        `a session that is used all the time${trust ? ', on a trusted computer,' : ''} ends after`,
        `${hours} h ± 1 s`,
      );
    }
  });

  it('12: survive five tabs that refresh at once', async () => {
    const runs = rounds(500);
    let { cookie } = await enter('meridian.user', true);
    let signedOut = 0;
    for (let run = 0; run < runs; run++) {
      platform.clock.turn(2 * minute);
      // An absolute limit of 24 h: begun again before it comes.
      if (run % 600 === 599) ({ cookie } = await enter('meridian.user', true));
      const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(cookie)));
      const tokens = await Promise.all(
        answers.map(async answer => ((await answer.json()) as { accessToken: string | null }).accessToken),
      );
      signedOut += tokens.filter(token => token === null).length;
      cookie = cookieOf(answers[0] as Response);
    }
    figure(12, `sign-outs in ${runs} runs of 5 tabs at once (goal 0)`, String(signedOut));
    expect(signedOut).toBe(0);
  });

  it('13: end when a refresh token turns up twice', async () => {
    let [dead, runs] = [0, 0];
    for (; runs < rounds(50); runs++) {
      const { cookie, token } = await enter('meridian.user');
      platform.clock.turn(minute);
      const descendant = cookieOf(await refresh(cookie));
      // Seen: from then on the one before is someone else's copy.
      await refresh(descendant);
      platform.clock.turn(31);
      await refresh(cookie);
      if ((await tokenAfter(descendant)) === null && (await status(token)) === 401) dead++;
    }
    const noticed = await countAudited(platform, 'session.reuseDetected');
    figure(13, 'families ended, descendants too (goal all)', `${dead} of ${runs}`);
    figure(13, 'written down', `${noticed} of ${runs}`);
    expect([dead, noticed]).toEqual([runs, runs]);
  });

  it('14: passwords are hashed as promised', async () => {
    const { pepper } = temporaryKeys();
    const passwords = createPasswords({ pepper, memoryKiB: 65_536, passes: 3, atOnce: 4, queue: 50 });
    const long = `Aa1!${'x'.repeat(94)}`;
    const stored = await passwords.hash(`${long}a`);
    const started = performance.now();
    const [same, other] = [
      await passwords.matches(stored, `${long}a`),
      await passwords.matches(stored, `${long}b`),
    ];
    figure(
      14,
      'one check (Argon2id, 64 MiB, 3 passes)',
      `${((performance.now() - started) / 2).toFixed(0)} ms`,
    );
    figure(14, 'two passwords of 99 characters that differ in the last', other ? 'the same' : 'told apart');
    expect([same, other]).toEqual([true, false]);
    expect(stored).toContain('m=65536,t=3,p=1');
  });

  it('18: other sites cannot act as the user', async () => {
    const { cookie } = await enter('meridian.user');
    const attempts: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', 'x-requested-with': 'dossier' },
      { origin: 'https://evil.example', 'x-requested-with': 'dossier' },
      { origin: 'null', 'x-requested-with': 'dossier' },
      { 'sec-fetch-site': 'same-origin' },
    ];
    let accepted = 0;
    for (const headers of attempts) if ((await refresh(cookie, headers)).status === 200) accepted++;
    const form = await platform.ask('/api/access/users?login', {
      method: 'POST',
      raw: 'userName=a&password=b',
      headers: { 'content-type': 'text/plain', 'x-forwarded-for': '192.0.2.1' },
    });
    const cors = await platform.ask('/api/access/users/me', { headers: { origin: 'https://evil.example' } });
    figure(
      18,
      `requests of other sites that the cookie let in, of ${attempts.length} kinds (goal 0)`,
      String(accepted),
    );
    figure(18, 'a form of another site', String(form.status));
    expect([accepted, form.status, cors.headers.get('access-control-allow-origin')]).toEqual([0, 415, null]);
  });
});
