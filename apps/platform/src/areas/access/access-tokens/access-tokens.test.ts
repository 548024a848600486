import type { contract, OutputOf } from '@dossier/api/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../seed/tenants.ts';
import { makeAccessToken } from '../../../testing/access-tokens.ts';
import { onBothEngines } from '../../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { makeAdmin } from '../../../testing/second-admin.ts';

type Listed = OutputOf<typeof contract.access.accessTokens>;
type Users = OutputOf<typeof contract.access.users>;

const tokens = '/api/access/tokens';
const users = '/api/access/users';

onBothEngines('access tokens', engine => {
  let platform: TestPlatform;
  let admin: string;
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
  });
  beforeEach(async () => {
    admin = await platform.signIn('meridian.admin');
  });

  const listed = async (id: string) =>
    (await platform.get<Listed>(tokens, { token: admin })).items.find(({ _id }) => _id === id);
  const statusOf = async (token: string, path = `${users}?max=1`) =>
    (await platform.ask(path, { token })).status;
  const revoke = (id: string, token = admin) => platform.ask(`${tokens}/${id}`, { method: 'DELETE', token });
  const trailOf = (id: string) =>
    platform.database.read('meridian', async tx => {
      const rows = await tx.selectFrom('audit').select(['action', 'detail']).orderBy('seq').execute();
      return rows.filter(({ detail }) => JSON.stringify(detail).includes(id));
    });
  const userNamed = async (username: string) => {
    const { items } = await platform.get<Users>(`${users}?max=100`, { token: admin });
    const user = items.find(item => item.username === username);
    if (!user) throw new Error(`No ${username}.`);
    return user;
  };
  const change = async (username: string, action: string, body?: object) => {
    const { _id, version } = await userNamed(username);
    return platform.get(`${users}/${_id}?action=${action}`, {
      method: 'PUT',
      token: admin,
      headers: { 'if-match': `"v${version}"` },
      ...(body && { body }),
    });
  };

  describe('when they are made', () => {
    it('show their value once, and keep nothing that leads to it', async () => {
      const { token, value } = await makeAccessToken(platform, admin);
      expect(value).toMatch(/^dossier_[\w-]{43}$/);
      expect(await listed(token._id)).toEqual(token);
      const { rows } = await platform.database.read('meridian', tx =>
        sql`select 1 from access_tokens t where to_jsonb(t)::text like ${`%${value}%`}
          union all select 1 from idempotency i where to_jsonb(i)::text like ${`%${value}%`}`.execute(tx),
      );
      expect(rows).toEqual([]);
    });

    it('count for 90 days where nothing is said, and never for longer', async () => {
      const body = { name: 'As long as may be', scopes: ['registrationRead'] };
      const { token } = await platform.get<{ token: Listed['items'][number] }>(tokens, {
        method: 'POST',
        token: admin,
        body,
      });
      const length = Date.parse(token.expiresAt) - Date.parse(token.createdAt);
      expect(length).toBe(90 * 86_400_000);
      const longer = { ...body, name: 'Longer', validityDays: 91 };
      const response = await platform.ask(tokens, { method: 'POST', token: admin, body: longer });
      expect(await errorOf(response)).toMatchObject({
        fields: [{ path: 'validityDays', code: 'maximumValidity' }],
      });
    });

    it.each([
      ['what their owner may not do', 'restrictedNotesRead'],
      ['tokens themselves', 'accessTokenSettingsWrite'],
      ['what is unknown', 'everything'],
    ])('give no %s', async (_, scope) => {
      const body = { name: 'Too much', scopes: ['registrationRead', scope] };
      // An Admin of no compliance group.
      await makeAdmin(platform, 'noordhaven.agent');
      const token = await platform.signIn('noordhaven.agent');
      const response = await platform.ask(tokens, { method: 'POST', token, body });
      expect(response.status).toBe(400);
      expect(await errorOf(response)).toMatchObject({ fields: [{ path: 'scopes[1]', code: 'oneOf' }] });
    });

    it('have a name each: of two with the same at once one is made', async () => {
      const body = { name: 'Reporting', scopes: ['registrationRead'] };
      const both = await Promise.all(
        ['Reporting', 'REPORTING'].map(name =>
          platform.ask(tokens, { method: 'POST', token: admin, body: { ...body, name } }),
        ),
      );
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
      const refused = both.find(({ status }) => status === 400);
      expect(refused && (await errorOf(refused))).toMatchObject({
        fields: [{ path: 'name', code: 'nameTaken' }],
      });
    });

    it('say when they were used last, to the minute', async () => {
      const { token, value } = await makeAccessToken(platform, admin);
      expect(token.lastUsedAt).toBeNull();
      expect(await statusOf(value)).toBe(200);
      const used = (await listed(token._id))?.lastUsedAt;
      expect(used).not.toBeNull();
      platform.clock.turn(30);
      await statusOf(value);
      expect((await listed(token._id))?.lastUsedAt).toBe(used);
    });
  });

  describe('when they are used', () => {
    it('act for their owner, and the trail says by which token', async () => {
      const { token, value } = await makeAccessToken(platform, admin, ['userSettingsWrite']);
      const body = { email: 'by.token@post.example', phone: null, role: 'ROLE_TENANT_USER' };
      await platform.get('/api/access/invites', { method: 'POST', token: value, body });
      expect(await trailOf(token._id)).toContainEqual({
        action: 'invite.created',
        detail: expect.objectContaining({ token: token._id }),
      });
      const { _id } = await userNamed('meridian.admin');
      const history = await platform.get<OutputOf<typeof contract.access.userHistory>>(
        `${users}/${_id}/history?max=1`,
        { token: admin },
      );
      expect(history.items).toMatchObject([{ action: 'invite.created', isOwn: true, token: token.name }]);
    });

    it('end no session of their owner, and begin none', async () => {
      const { value } = await makeAccessToken(platform, admin);
      for (const flag of ['logout', 'draftKey', 'associateMfa', 'chooseTenant'])
        expect((await platform.ask(`${users}?${flag}`, { method: 'POST', token: value })).ok).toBe(false);
      expect(await statusOf(admin)).toBe(200);
    });

    it('open nothing of another firm', async () => {
      const { token, value } = await makeAccessToken(platform, admin);
      const other = await platform.ask(`${users}?max=1`, {
        token: value,
        headers: { 'x-api-key': 'noordhaven' },
      });
      expect(other.status).toBe(404);
      const foreign = await platform.signIn('noordhaven.admin');
      expect((await revoke(token._id, foreign)).status).toBe(404);
      const theirs = await platform.get<Listed>(tokens, { token: foreign });
      expect(theirs.items.map(({ _id }) => _id)).not.toContain(token._id);
      expect(await statusOf(value)).toBe(200);
    });
  });

  describe('when they are over', () => {
    it('open nothing more once they are revoked, however often they are sent again', async () => {
      const { token, value } = await makeAccessToken(platform, admin);
      expect(await statusOf(value)).toBe(200);
      expect((await revoke(token._id)).status).toBe(200);
      platform.clock.turn(1);
      for (const _ of [1, 2, 3]) expect(await statusOf(value)).toBe(401);
      expect(await listed(token._id)).toBeUndefined();
    });

    it('are revoked once: of two who do it at once one hears that it is gone', async () => {
      const { token } = await makeAccessToken(platform, admin);
      const both = await Promise.all([revoke(token._id), revoke(token._id)]);
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
      const ends = await platform.database.read('meridian', tx =>
        tx
          .selectFrom('audit')
          .select('action')
          .where('object_id', '=', token._id)
          .where('action', '=', 'token.revoked')
          .execute(),
      );
      expect(ends).toHaveLength(1);
    });

    it('run out on their day', async () => {
      const { token, value } = await makeAccessToken(platform, admin, ['userSettingsRead'], 1);
      platform.clock.turn(86_399);
      expect(await statusOf(value)).toBe(200);
      platform.clock.turn(1);
      expect(await statusOf(value)).toBe(401);
      admin = await platform.signIn('meridian.admin');
      expect(await listed(token._id)).toMatchObject({ state: 'expired' });
    });

    const second = 'meridian.agent';
    it('lose with their owner what the owner loses, and their owner’s new password ends them', async () => {
      await makeAdmin(platform, second);
      const owner = await platform.signIn(second);
      const { token, value } = await makeAccessToken(platform, owner, [
        'userSettingsRead',
        'registrationRead',
      ]);
      expect(await statusOf(value)).toBe(200);
      await platform.database.tenant('meridian', tx =>
        tx.updateTable('users').set({ role: 'ROLE_TENANT_USER' }).where('username', '=', second).execute(),
      );
      platform.clock.turn(1);
      expect(await statusOf(value)).toBe(403);
      expect(await statusOf(value, '/api/main/registrations?max=1')).toBe(200);
      expect(await listed(token._id)).toMatchObject({ state: 'active', lostScopes: ['userSettingsRead'] });
      await platform.get(`${users}?changePassword`, {
        method: 'POST',
        token: owner,
        body: { userName: second, oldPassword: demoPassword, newPassword: 'A-fresh-Start-2027' },
      });
      expect(await statusOf(value, '/api/main/registrations?max=1')).toBe(401);
      expect(await listed(token._id)).toMatchObject({ state: 'ended' });
    });

    it('end when their owner is disabled, and stay so when they are let in again', async () => {
      await makeAdmin(platform, 'meridian.user');
      const { value } = await makeAccessToken(platform, await platform.signIn('meridian.user'));
      expect(await statusOf(value)).toBe(200);
      await change('meridian.user', 'enable_disable', { enabled: false, successorId: null });
      expect(await statusOf(value)).toBe(401);
      await change('meridian.user', 'enable_disable', { enabled: true });
      platform.clock.turn(1);
      expect(await statusOf(value)).toBe(401);
    });
  });

  it('are made by a user who signed in a moment ago; later on the password is asked for', async () => {
    platform.clock.turn(301);
    const make = (password?: string) =>
      platform.ask(tokens, {
        method: 'POST',
        token: admin,
        body: {
          name: crypto.randomUUID(),
          scopes: ['userSettingsRead'],
          ...(password !== undefined && { password }),
        },
      });
    expect((await errorOf(await make())).type).toBe('PasswordRequired');
    expect((await errorOf(await make('not the password'))).type).toBe('UsernamePasswordMismatch');
    expect((await make(demoPassword)).status).toBe(200);
    // Who sits there has just proven it.
    expect((await make()).status).toBe(200);
  });
});
