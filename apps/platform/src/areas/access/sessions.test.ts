import { beforeAll, describe, expect, it, vi } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { demoPassword } from '../../seed/tenants.ts';

const login = '/api/access/users?login';
const refresh = '/api/access/users?refresh';

onBothEngines('sessions', engine => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
  });

  const signIn = (body: object, headers: Record<string, string> = {}, host?: string) =>
    platform.ask(login, { method: 'POST', body, headers, ...(host ? { host } : {}) });
  const cookieOf = (response: Response) => response.headers.get('set-cookie') ?? '';
  const me = (token: string, headers: Record<string, string> = {}) =>
    platform.ask('/api/access/users/me', { token, headers });

  describe('a session', () => {
    const start = async (userName = 'meridian.admin', trust = false) => {
      const response = await signIn({ userName, password: demoPassword, trust });
      const { accessToken } = (await response.json()) as { accessToken: string };
      return { token: accessToken, cookie: cookieOf(response).split(';')[0] ?? '' };
    };
    const renew = (cookie: string, headers: Record<string, string> = {}) =>
      platform.ask(refresh, {
        method: 'POST',
        headers: { cookie, 'x-requested-with': 'dossier', ...headers },
      });
    const renewed = async (cookie: string) => {
      const response = await renew(cookie);
      const { accessToken } = (await response.json()) as { accessToken: string | null };
      return { accessToken, cookie: cookieOf(response).split(';')[0] ?? '' };
    };

    it('is refused without a token, with a made-up one, and with one that ran out', async () => {
      const { token } = await start();
      for (const bad of ['', 'nonsense', `${token.slice(0, -4)}AAAA`]) {
        const response = await me(bad);
        expect(response.status).toBe(401);
        expect(await errorOf(response)).toMatchObject({
          type: 'SessionExpired',
          message: 'Session expired.',
        });
      }
      platform.clock.turn(3_600);
      expect((await me(token)).status).toBe(401);
    });

    it('is read once for all who come at once: a slow database would be asked ever more', async () => {
      const { token } = await start();
      platform.clock.turn(2);
      const read = vi.spyOn(platform.database, 'unscoped');
      const answers = await Promise.all(Array.from({ length: 20 }, () => me(token)));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
      // The session, and how many requests it may have.
      expect(read.mock.calls.length).toBeLessThanOrEqual(2);
      read.mockRestore();
    });

    it('is not taken from a look-up that began before it ended', async () => {
      const { token } = await start();
      platform.clock.turn(2);
      const before = me(token);
      await platform.ask('/api/access/users?logout', { method: 'POST', token });
      expect((await me(token)).status).toBe(401);
      expect([200, 401]).toContain((await before).status);
    });

    it('goes on with the cookie, which rotates', async () => {
      const first = await start();
      platform.clock.turn(60);
      const second = await renewed(first.cookie);
      expect(second.cookie).not.toBe(first.cookie);
      expect((await me(second.accessToken ?? '')).status).toBe(200);
    });

    it('rotates once in half a minute at most', async () => {
      const { cookie } = await start();
      expect((await renewed(cookie)).cookie).toBe(cookie);
    });

    it('takes the cookie before until the new one was seen: its answer may be lost, or come too late', async () => {
      const first = await start();
      platform.clock.turn(60);
      const lost = await renewed(first.cookie);
      // The client gives an answer up after 15 s, and asks again with what it has.
      platform.clock.turn(16);
      const slow = await renewed(first.cookie);
      expect(slow.cookie).toBe(lost.cookie);
      platform.clock.turn(600);
      const late = await renewed(first.cookie);
      expect(late.cookie).toBe(lost.cookie);
      expect((await me(late.accessToken ?? '')).status).toBe(200);
    });

    it('takes the cookie before for half a minute after that: another tab may still be on its way', async () => {
      const first = await start();
      platform.clock.turn(60);
      const second = await renewed(first.cookie);
      expect((await renewed(second.cookie)).cookie).toBe(second.cookie);
      platform.clock.turn(30);
      expect((await renewed(first.cookie)).cookie).toBe(second.cookie);
    });

    it('ends for thief and victim when a cookie is used after that', async () => {
      const first = await start();
      platform.clock.turn(60);
      const second = await renewed(first.cookie);
      platform.clock.turn(20);
      expect((await renewed(second.cookie)).cookie).toBe(second.cookie);
      platform.clock.turn(11);
      expect((await renewed(first.cookie)).accessToken).toBeNull();
      expect((await renewed(second.cookie)).accessToken).toBeNull();
      expect((await me(second.accessToken ?? '')).status).toBe(401);
      const [last] = await platform.database.read('meridian', tx =>
        tx.selectFrom('audit').selectAll().orderBy('seq', 'desc').limit(1).execute(),
      );
      expect(last).toMatchObject({ action: 'session.reuseDetected' });
    });

    it('ends for a cookie of two rotations ago, seen or not', async () => {
      const first = await start();
      platform.clock.turn(60);
      const second = await renewed(first.cookie);
      platform.clock.turn(60);
      await renewed(second.cookie);
      expect((await renewed(first.cookie)).accessToken).toBeNull();
      expect((await renewed(second.cookie)).accessToken).toBeNull();
    });

    it('is one cookie for all who ask at once', async () => {
      const { cookie } = await start();
      platform.clock.turn(60);
      const all = await Promise.all(Array.from({ length: 8 }, () => renewed(cookie)));
      expect(new Set(all.map(one => one.cookie)).size).toBe(1);
      expect((await renewed(all[0]?.cookie ?? '')).accessToken).not.toBeNull();
    });

    it('goes on only for our own pages', async () => {
      const { cookie } = await start();
      const refused = [
        await renew(cookie, { 'x-requested-with': 'other' }),
        await renew(cookie, { 'sec-fetch-site': 'cross-site' }),
        await renew(cookie, { 'sec-fetch-site': 'same-site' }),
        await renew(cookie, { origin: 'http://elsewhere.example' }),
      ];
      for (const response of refused) expect((await errorOf(response)).type).toBe('CallNotAllowed');
      expect((await renew(cookie, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
      expect((await renew(cookie, { origin: 'http://localhost:4300' })).status).toBe(200);
    });

    it('has nothing to go on with without a cookie', async () => {
      const response = await platform.ask(refresh, {
        method: 'POST',
        headers: { 'x-requested-with': 'dossier' },
      });
      expect(await response.json()).toEqual({ accessToken: null });
    });

    it('goes on in a new tab, which does not know its tenant: the cookie does, and the token says which', async () => {
      const { cookie } = await start();
      platform.clock.turn(40);
      const { accessToken } = await renewed(cookie);
      const claims = JSON.parse(
        Buffer.from(accessToken?.split('.')[1] ?? '', 'base64url').toString(),
      ) as object;
      expect(claims).toMatchObject({ tenantId: 'meridian' });
      const claiming = (tenant: string) => me(accessToken ?? '', { 'x-api-key': tenant });
      expect([(await claiming('meridian')).status, (await claiming('noordhaven')).status]).toEqual([
        200, 404,
      ]);
    });

    it('ends after an hour without use; what no person started is no use', async () => {
      const { token, cookie } = await start();
      platform.clock.turn(1_800);
      await me(token, { 'x-background': '1' });
      platform.clock.turn(1_799);
      expect((await me(token, { 'x-background': '1' })).status).toBe(200);
      platform.clock.turn(1);
      expect((await renewed(cookie)).accessToken).toBeNull();
    });

    it('is over where its last token is: what the screen says the platform says', async () => {
      const { token, cookie } = await start();
      platform.clock.turn(29 * 60);
      await me(token);
      platform.clock.turn(31 * 60);
      // Used 31 minutes ago; the page has shown the sign-in page since its token ran out.
      expect((await renewed(cookie)).accessToken).toBeNull();
    });

    it('lasts as long as the newest token, whichever tab has it', async () => {
      const { cookie } = await start();
      platform.clock.turn(40);
      const other = await renewed(cookie);
      platform.clock.turn(10);
      const again = await renewed(other.cookie);
      await me(again.accessToken ?? '');
      platform.clock.turn(3_599);
      expect((await renewed(again.cookie)).accessToken).not.toBeNull();
    });

    it('lives on while it is used', async () => {
      let { token, cookie } = await start();
      for (let n = 0; n < 4; n++) {
        platform.clock.turn(1_500);
        expect((await me(token)).status).toBe(200);
        const next = await renewed(cookie);
        [token, cookie] = [next.accessToken ?? '', next.cookie];
      }
    });

    it.each([
      ['12 hours', false, 12],
      ['24 hours on a trusted computer', true, 24],
    ])('ends after %s, however much it is used', async (_, trust, hours) => {
      let { cookie } = await start('meridian.admin', trust);
      let token: string | null = '';
      for (let half = 1; half < 2 * hours; half++) {
        platform.clock.turn(1_800);
        ({ accessToken: token, cookie } = await renewed(cookie));
        expect(token).not.toBeNull();
        await me(token ?? '');
      }
      platform.clock.turn(1_800);
      expect((await renewed(cookie)).accessToken).toBeNull();
      expect((await me(token ?? '')).status).toBe(401);
    });

    it('ends everywhere when its user signs out', async () => {
      const [here, there] = [await start(), await start()];
      const response = await platform.ask('/api/access/users?logout', { method: 'POST', token: here.token });
      expect(response.status).toBe(200);
      expect(response.headers.get('clear-site-data')).toBe('"cache"');
      expect(cookieOf(response)).toMatch(/^__Host-dossier_rt=;.*Max-Age=0$/);
      for (const { token, cookie } of [here, there]) {
        expect((await me(token)).status).toBe(401);
        expect((await renewed(cookie)).accessToken).toBeNull();
      }
    });

    describe('signed out by the cookie alone', () => {
      const logout = (cookie: string, headers: Record<string, string> = {}) =>
        platform.ask('/api/access/users?logout', {
          method: 'POST',
          headers: { cookie, 'x-requested-with': 'dossier', ...headers },
        });

      it('is over everywhere, also when its token has run out', async () => {
        const [here, there] = [await start(), await start()];
        platform.clock.turn(3_605);
        const response = await logout(here.cookie, { authorization: `Bearer ${here.token}` });
        expect(response.status).toBe(200);
        expect(cookieOf(response)).toMatch(/^__Host-dossier_rt=;.*Max-Age=0/);
        for (const { cookie } of [here, there]) expect((await renewed(cookie)).accessToken).toBeNull();
      });

      it('ends the sessions of other computers, though this one has been left alone for long', async () => {
        const here = await start();
        platform.clock.turn(1_800);
        const there = await start();
        platform.clock.turn(1_805);
        expect((await logout(here.cookie)).status).toBe(200);
        expect((await renewed(there.cookie)).accessToken).toBeNull();
      });

      it('is taken from our own pages only', async () => {
        const { token, cookie } = await start();
        const refused = [
          await logout(cookie, { 'x-requested-with': 'other' }),
          await logout(cookie, { 'sec-fetch-site': 'cross-site' }),
          await logout(cookie, { origin: 'http://elsewhere.example' }),
        ];
        for (const response of refused) expect((await errorOf(response)).type).toBe('CallNotAllowed');
        expect((await me(token)).status).toBe(200);
      });

      it('answers 401 where there is nothing to end', async () => {
        expect((await logout('')).status).toBe(401);
        const { cookie } = await start();
        expect((await logout(cookie)).status).toBe(200);
        expect((await logout(cookie)).status).toBe(200);
        const ended = (
          await platform.database.read('meridian', tx =>
            tx.selectFrom('audit').select('action').orderBy('seq', 'desc').limit(2).execute(),
          )
        ).map(({ action }) => action);
        expect(ended).not.toEqual(['session.ended', 'session.ended']);
      });
    });

    describe('that someone has left without an answer', () => {
      const left = (cookie: string) => `${cookie}; d-out=1`;

      it.each(['refresh', 'bootstrap'])('is ended by %s, and not continued', async flag => {
        const { token, cookie } = await start();
        const response = await platform.ask(`/api/access/users?${flag}`, {
          method: 'POST',
          headers: { cookie: left(cookie), 'x-requested-with': 'dossier' },
          ...(flag === 'bootstrap' && { body: { reads: [] } }),
        });
        expect(await response.json()).toMatchObject({ accessToken: null });
        expect(cookieOf(response)).toMatch(/__Host-dossier_rt=;.*d-out=;/);
        expect((await me(token)).status).toBe(401);
        expect((await renewed(cookie)).accessToken).toBeNull();
      });

      it('is ended before the next one begins, no matter who signs in', async () => {
        const before = await start('meridian.user');
        const response = await signIn(
          { userName: 'meridian.admin', password: demoPassword },
          { cookie: left(before.cookie), 'x-requested-with': 'dossier' },
        );
        const { accessToken } = (await response.json()) as { accessToken: string };
        expect((await me(before.token)).status).toBe(401);
        expect((await me(accessToken)).status).toBe(200);
        expect(cookieOf(response)).toMatch(/__Host-dossier_rt=v1.*d-out=;/);
      });
    });

    it.each([
      ['is disabled', { enabled: false }],
      ['has a new password', { credential_epoch: 99 }],
      ['loses the role', { role: null }],
    ])('ends within a second when its user %s', async (_, change) => {
      const { token } = await start('meridian.user');
      expect((await me(token)).status).toBe(200);
      const before = await platform.database.tenant('meridian', async tx => {
        const row = await tx
          .selectFrom('users')
          .select(['enabled', 'credential_epoch', 'role'])
          .where('username_key', '=', 'meridian.user')
          .executeTakeFirstOrThrow();
        await tx.updateTable('users').set(change).where('username_key', '=', 'meridian.user').execute();
        return row;
      });
      platform.clock.turn(1);
      expect((await me(token)).status).toBe(401);
      await platform.database.tenant('meridian', tx =>
        tx.updateTable('users').set(before).where('username_key', '=', 'meridian.user').execute(),
      );
    });
  });

  describe('permissions', () => {
    const check = (token: string, permissions: string[]) =>
      platform.get<string[]>('/api/access/users/permissionsCheck', {
        method: 'POST',
        token,
        body: { permissions },
      });

    it('answers with the ones that are not allowed; unknown names are not', async () => {
      const names = ['registrationRead', 'riskOverride', 'userSettingsWrite', 'flyToTheMoon', 'flyToTheMoon'];
      expect(await check(await platform.signIn('meridian.admin'), names)).toEqual(['flyToTheMoon']);
      expect(await check(await platform.signIn('meridian.agent'), names)).toEqual([
        'riskOverride',
        'userSettingsWrite',
        'flyToTheMoon',
      ]);
    });

    it('adds what a group grants', async () => {
      expect(await check(await platform.signIn('meridian.admin'), ['restrictedNotesRead'])).toEqual([]);
      expect(await check(await platform.signIn('meridian.user'), ['restrictedNotesRead'])).toEqual([
        'restrictedNotesRead',
      ]);
    });
  });

  describe('a System Admin', () => {
    it('has no tenant until one is chosen, and then works as its Admin; the tenant’s audit trail says so', async () => {
      const token = await platform.signIn('system.admin');
      expect(await platform.get('/api/access/users/me', { token })).toMatchObject({ tenantId: null });
      expect((await platform.ask('/api/main/registrations', { token })).status).toBe(403);
      const { items } = await platform.get<{ items: object[] }>('/api/access/tenants', { token });
      expect(items).toEqual([
        { _id: 'meridian', name: 'Meridian Wealth' },
        { _id: 'noordhaven', name: 'Noordhaven Vermogensbeheer' },
      ]);
      const choice = await platform.get<{ accessToken: string }>('/api/access/users?chooseTenant', {
        method: 'POST',
        token,
        body: { tenantId: 'noordhaven' },
      });
      const list = await platform.get<{ total: number }>('/api/main/registrations', {
        token: choice.accessToken,
      });
      expect(list.total).toBe(44);
      for (const tenant of ['noordhaven', 'system']) {
        const [last] = await platform.database.read(tenant, tx =>
          tx.selectFrom('audit').selectAll().orderBy('seq', 'desc').limit(1).execute(),
        );
        expect(last).toMatchObject({ action: 'session.tenantChosen', object_id: 'noordhaven' });
      }
    });

    it('is the only one who may choose', async () => {
      const token = await platform.signIn('meridian.admin');
      const choose = { method: 'POST', token, body: { tenantId: 'noordhaven' } };
      expect((await platform.ask('/api/access/users?chooseTenant', choose)).status).toBe(403);
      expect((await platform.ask('/api/access/tenants', { token })).status).toBe(403);
    });

    it('cannot choose a tenant that does not exist, or the platform itself', async () => {
      const token = await platform.signIn('system.admin');
      for (const tenantId of ['nobody', 'system', '', "x'"]) {
        const response = await platform.ask('/api/access/users?chooseTenant', {
          method: 'POST',
          token,
          body: { tenantId },
        });
        expect([400, 404]).toContain(response.status);
      }
    });
  });

  it('gives the whole name of the signed-in user, with what stands in the middle', async () => {
    await platform.database.tenant('meridian', tx =>
      tx
        .updateTable('users')
        .set({ middle_name: 'van der' })
        .where('username_key', '=', 'meridian.user')
        .execute(),
    );
    const token = await platform.signIn('meridian.user');
    const { name } = await platform.get<{ name: { full: string } }>('/api/access/users/me', { token });
    expect(name.full).toBe('Malik van der Bakker');
  });

  it('lists the staff of the tenant by name whom work can be given to', async () => {
    const token = await platform.signIn('meridian.agent');
    const { items } = await platform.get<{ items: { username: string }[] }>('/api/access/users/active', {
      token,
    });
    expect(items.map(user => user.username)).toEqual([
      'meridian.agent',
      'meridian.user',
      'meridian.new',
      'meridian.admin',
    ]);
  });
});
