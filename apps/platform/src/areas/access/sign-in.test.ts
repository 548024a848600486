import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { demoPassword } from '../../seed/tenants.ts';

const login = '/api/access/users?login';

onBothEngines('signing in', engine => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
  });

  const signIn = (body: object, headers: Record<string, string> = {}, host?: string) =>
    platform.ask(login, { method: 'POST', body, headers, ...(host ? { host } : {}) });
  const cookieOf = (response: Response) => response.headers.get('set-cookie') ?? '';

  describe('signing in', () => {
    it('answers with a token, and sets the refresh cookie for this host only', async () => {
      const response = await signIn({ userName: 'meridian.admin', password: demoPassword });
      expect(response.status).toBe(200);
      expect(cookieOf(response)).toMatch(
        /^__Host-dossier_rt=v1\.[\w.-]+; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
      );
      const { accessToken } = (await response.json()) as { accessToken: string };
      const user = await platform.get<object>('/api/access/users/me', { token: accessToken });
      expect(user).toMatchObject({
        username: 'meridian.admin',
        tenantId: 'meridian',
        roles: ['ROLE_TENANT_ADMIN'],
        name: { full: 'Sanne de Wit' },
      });
    });

    it('keeps the cookie until the absolute limit when this computer is trusted', async () => {
      const response = await signIn({ userName: 'meridian.admin', password: demoPassword, trust: true });
      expect(cookieOf(response)).toContain(`Max-Age=${24 * 3_600}`);
    });

    it('takes the user name whatever its case, and with blanks around', async () => {
      expect((await signIn({ userName: ' Meridian.ADMIN ', password: demoPassword })).status).toBe(200);
    });

    it.each([
      ['a user who does not exist', { userName: 'nobody.here', password: demoPassword }, 'unknown'],
      ['a wrong password', { userName: 'meridian.user', password: 'wrong' }, 'password'],
      ['a disabled user', { userName: 'meridian.disabled', password: demoPassword }, 'disabled'],
      ['a member of a client group', { userName: 'meridian.client', password: demoPassword }, 'client'],
    ])('refuses %s in the very same words', async (_, body, reason) => {
      const response = await signIn(body);
      expect(response.status).toBe(403);
      expect(await errorOf(response)).toEqual({
        type: 'UsernamePasswordMismatch',
        message: 'Incorrect username or password.',
        errorMessage: 'Incorrect username or password.',
        requestId: expect.any(String) as string,
      });
      expect(cookieOf(response)).toBe('');
      const tenant = reason === 'unknown' ? 'system' : 'meridian';
      const last = await platform.database.read(tenant, tx =>
        tx.selectFrom('audit').selectAll().orderBy('seq', 'desc').limit(1).executeTakeFirstOrThrow(),
      );
      expect(last).toMatchObject({ action: 'session.refused', detail: { reason } });
    });

    it('refuses a user of another tenant than the page’s, or than the one that is claimed', async () => {
      const body = { userName: 'meridian.admin', password: demoPassword };
      expect((await signIn(body, {}, 'noordhaven.localhost:4300')).status).toBe(403);
      expect((await signIn(body, { 'x-api-key': 'noordhaven' })).status).toBe(403);
      expect((await signIn(body, { 'x-api-key': 'meridian' }, 'meridian.localhost:4300')).status).toBe(200);
    });

    it('lets a System Admin in anywhere', async () => {
      const body = { userName: 'system.admin', password: demoPassword };
      expect((await signIn(body, {}, 'noordhaven.localhost:4300')).status).toBe(200);
    });

    it('speaks of an unconfirmed user only to anyone who knows the password', async () => {
      const wrong = await signIn({ userName: 'meridian.unconfirmed', password: 'wrong' });
      expect((await errorOf(wrong)).type).toBe('UsernamePasswordMismatch');
      const right = await signIn({ userName: 'meridian.unconfirmed', password: demoPassword });
      expect((await errorOf(right)).type).toBe('UserNotConfirmed');
    });

    it('never lets the page’s script read anything that signs in', async () => {
      const response = await signIn({ userName: 'meridian.admin', password: demoPassword });
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).not.toContain('v1.');
    });
  });

  describe('a temporary password', () => {
    const body = { userName: 'noordhaven.new', password: demoPassword };

    it('must be replaced', async () => {
      const response = await signIn(body);
      expect(response.status).toBe(403);
      expect(await errorOf(response)).toMatchObject({
        type: 'NewPasswordRequired',
        message: 'New password is required.',
      });
    });

    it.each([
      ['short1!', ['minlength', 'passwordUpper']],
      ['alllowercase1!', ['passwordUpper']],
      ['NoDigitsHere!', ['passwordNumber']],
      ['NoSymbol2026', ['passwordSpecial']],
      [demoPassword, ['invalid']],
      ['Noordhaven-1!', ['invalid']],
    ])('is not replaced by %s', async (newPassword, codes) => {
      const response = await signIn({ ...body, newPassword });
      expect(response.status).toBe(400);
      const { type, message, fields } = await errorOf(response);
      expect(type).toBe('InvalidPassword');
      expect(message).toMatch(/^Password does not conform to policy: Password /);
      expect(fields?.map(field => [field.path, field.code])).toEqual(
        codes.map(code => ['newPassword', code]),
      );
    });

    it('is replaced, once, and then worth nothing', async () => {
      const newPassword = 'Zonsopkomst-1!';
      expect((await signIn({ ...body, newPassword })).status).toBe(200);
      expect((await signIn({ ...body, newPassword: 'Zonsondergang-1!' })).status).toBe(403);
      expect((await signIn({ userName: body.userName, password: newPassword })).status).toBe(200);
    });

    it('stops working after seven days', async () => {
      platform.clock.turn(7 * 86_400);
      const response = await signIn({
        userName: 'meridian.new',
        password: demoPassword,
        newPassword: 'Zonsopkomst-1!',
      });
      expect((await errorOf(response)).type).toBe('UsernamePasswordMismatch');
    });
  });

  describe('guessing', () => {
    it('gets five tries at once, and not one more with fifty at a time', async () => {
      const tries = await Promise.all(
        Array.from({ length: 50 }, () => signIn({ userName: 'noordhaven.user', password: 'guess' })),
      );
      expect(new Set(tries.map(response => response.status))).toEqual(new Set([403]));
      const rows = await platform.database.read('noordhaven', tx =>
        tx.selectFrom('audit').selectAll().where('action', '=', 'session.refused').execute(),
      );
      expect(rows.filter(row => row.at === platform.clock.now().toISOString())).toHaveLength(5);
    });

    it('locks the right password out too, and lets it in a second later', async () => {
      const body = { userName: 'noordhaven.user', password: demoPassword };
      expect((await signIn(body)).status).toBe(403);
      platform.clock.turn(1);
      expect((await signIn(body)).status).toBe(200);
      expect((await signIn(body)).status).toBe(200);
    });

    it('is counted for unknown names, too', async () => {
      for (let n = 0; n < 6; n++) await signIn({ userName: 'no.such.user', password: 'guess' });
      const rows = await platform.database.read('system', tx =>
        tx.selectFrom('audit').selectAll().where('action', '=', 'session.refused').execute(),
      );
      expect(rows.filter(row => row.at === platform.clock.now().toISOString())).toHaveLength(5);
    });
  });
});
