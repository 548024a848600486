import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readInviteToken, type contract, type OutputOf } from '@dossier/api/contract';
import { folderOutbox, type SentMail } from '../../ports/mail/outbox.ts';
import { demoPassword } from '../../seed/tenants.ts';
import { countOf } from '../../shared/lists/count-of.ts';
import { runNextJob } from '../../shared/jobs/jobs.ts';
import { onBothEngines } from '../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';

import { forgetSessions } from './sessions.ts';

type Users = OutputOf<typeof contract.access.users>;
type User = Users['items'][number];
type SignOff = OutputOf<typeof contract.workflows.signOff>;
type SignOffs = OutputOf<typeof contract.workflows.signOffs>;
type Invite = OutputOf<typeof contract.access.createInvite>;

const protectedUser = { type: 'UserProtected' };

onBothEngines('the staff of a tenant', engine => {
  let platform: TestPlatform;
  let token: string;
  beforeEach(async () => {
    platform = await startTestPlatform(engine);
    token = await platform.signIn('meridian.admin');
  });
  afterEach(() => platform.database.close());

  const list = (query = '') => platform.get<Users>(`/api/access/users${query}`, { token });
  const find = async (username: string): Promise<User> => {
    const match = (await list('?max=100')).items.find(user => user.username === username);
    if (!match) throw new Error(`No user ${username}.`);
    return match;
  };
  const put = (user: Pick<User, '_id' | 'version'>, action: string, body?: object, callerToken = token) =>
    platform.ask(`/api/access/users/${user._id}?action=${action}`, {
      method: 'PUT',
      token: callerToken,
      body,
      headers: { 'if-match': `"v${user.version}"` },
    });
  const me = async (callerToken: string) =>
    (await platform.ask('/api/access/users/me', { token: callerToken })).status;
  const mail = async (): Promise<readonly SentMail[]> => {
    const { database, clock } = platform.services;
    platform.clock.turn(1);
    while (await runNextJob(database, platform.jobs, () => clock.now()));
    return folderOutbox(platform.config.outboxFolder, platform.services).latest(50);
  };

  it('is listed by name, searched without accents, and holds no clients', async () => {
    const all = await list('?max=100');
    expect(all.total).toBe(6);
    expect(all.items.map(({ username }) => username)).not.toContain('meridian.client');
    expect((await list('?search=MALÍK')).items.map(({ username }) => username)).toEqual(['meridian.user']);
    expect((await list('?max=2&page=2')).items).toEqual(all.items.slice(2, 4));
    expect(all.items.find(({ username }) => username === 'meridian.admin')).toMatchObject({
      phone: '+31******670',
      lastSeenAt: expect.any(String) as string,
    });
  });

  it('says when someone was here last, also when their sessions are long forgotten', async () => {
    const theirs = await platform.signIn('meridian.user');
    platform.clock.turn(600);
    await me(theirs);
    const now = platform.clock.now().toISOString();
    platform.clock.turn(366 * 86_400);
    await platform.database.tenant('meridian', tx => forgetSessions(tx, platform.clock.now()));
    const left = await platform.database.read('meridian', tx => countOf(tx.selectFrom('sessions')));
    token = await platform.signIn('meridian.admin');
    expect([left, (await find('meridian.user')).lastSeenAt]).toEqual([0, now]);
  });

  it('shuts someone out within a second, also when they are let in again', async () => {
    const theirs = await platform.signIn('meridian.user');
    expect(await me(theirs)).toBe(200);
    const user = await find('meridian.user');
    const answer = await put(user, 'enable_disable', { enabled: false, successorId: null });
    expect(await answer.json()).toMatchObject({ enabled: false, version: user.version + 1 });
    expect(await me(theirs)).toBe(401);
    await expect(platform.signIn('meridian.user')).rejects.toThrow('403');
    const off = await find('meridian.user');
    expect((await put(off, 'enable_disable', { enabled: true })).status).toBe(200);
    expect(await me(theirs)).toBe(401);
    expect(await me(await platform.signIn('meridian.user'))).toBe(200);
  });

  it('changes what a role allows within a second', async () => {
    const theirs = await platform.signIn('meridian.user');
    const mayNot = () =>
      platform.get('/api/access/users/permissionsCheck', {
        method: 'POST',
        token: theirs,
        body: { permissions: ['workflowChangePartyStatusWrite'] },
      });
    expect(await mayNot()).toEqual([]);
    const { _id, version, firstName, middleName, lastName, email } = await find('meridian.user');
    const body = { firstName, middleName, lastName, email, profile: 'ROLE_TENANT_AGENT' };
    expect((await put({ _id, version }, 'update', body)).status).toBe(200);
    expect(await mayNot()).toEqual(['workflowChangePartyStatusWrite']);
  });

  it('keeps an Admin, and no one shuts oneself out', async () => {
    const self = await find('meridian.admin');
    const { firstName, middleName, lastName, email } = self;
    const asUser = { firstName, middleName, lastName, email, profile: 'ROLE_TENANT_USER' };
    expect(
      await errorOf(await put(self, 'enable_disable', { enabled: false, successorId: null })),
    ).toMatchObject(protectedUser);
    expect(await errorOf(await put(self, 'resetMfa'))).toMatchObject(protectedUser);
    expect(await errorOf(await put(self, 'update', asUser))).toMatchObject(protectedUser);
    await platform.get('/api/access/users?chooseTenant', {
      method: 'POST',
      token: (token = await platform.signIn('system.admin')),
      body: { tenantId: 'meridian' },
    });
    expect(await errorOf(await put(self, 'update', asUser))).toMatchObject(protectedUser);
  });

  it('does not overwrite what someone else changed', async () => {
    const user = await find('meridian.agent');
    await put(user, 'enable_disable', { enabled: false, successorId: null });
    expect(await errorOf(await put(user, 'enable_disable', { enabled: true }))).toMatchObject({
      type: 'VersionStale',
    });
  });

  it('gets a second factor taken away that was lost, and is told', async () => {
    await platform.database.tenant('meridian', tx =>
      tx
        .updateTable('users')
        .set({ mfa_method: 'SMS' })
        .where('username_key', '=', 'meridian.user')
        .execute(),
    );
    const user = await find('meridian.user');
    expect(await (await put(user, 'resetMfa')).json()).toMatchObject({ mfaMethod: null });
    expect((await mail())[0]?.subject).toBe('Meridian Wealth: your two-step verification was changed');
    expect(await me(await platform.signIn('meridian.user'))).toBe(200);
  });

  describe('an Admin who lost the second factor', () => {
    const people = ['meridian.user', 'meridian.agent'];
    let lost: User;
    beforeEach(async () => {
      await platform.database.tenant('meridian', tx =>
        tx
          .updateTable('users')
          .set({ role: 'ROLE_TENANT_ADMIN', mfa_method: 'SMS' })
          .where('username_key', 'in', people)
          .execute(),
      );
      lost = await find('meridian.user');
    });

    const ask = async (): Promise<SignOff> => {
      expect(await (await put(lost, 'resetMfa')).json()).toMatchObject({ mfaMethod: 'SMS' });
      const path = '/api/workflows/sign-offs?action=user.resetFactor';
      const [summary] = (await platform.get<SignOffs>(path, { token })).items;
      if (!summary) throw new Error('Nothing was asked for.');
      return platform.get<SignOff>(`/api/workflows/sign-offs/${summary._id}`, { token });
    };
    const decide = (signOff: SignOff, callerToken: string, decision = 'approve') =>
      platform.ask(`/api/workflows/sign-offs/${signOff._id}/decision`, {
        method: 'POST',
        token: callerToken,
        body: { decision, payloadHash: signOff.payloadHash, comment: null },
        headers: { 'if-match': `"v${signOff.version}"` },
      });
    /** Past the factor, as a session that was open before would be. */
    const enter = async (username: string): Promise<string> => {
      const set = (method: 'SMS' | null) =>
        platform.database.tenant('meridian', tx =>
          tx.updateTable('users').set({ mfa_method: method }).where('username_key', '=', username).execute(),
        );
      await set(null);
      const theirs = await platform.signIn(username);
      await set('SMS');
      return theirs;
    };

    it('gets it taken away by one colleague who asks and another who approves', async () => {
      const theirs = await enter('meridian.user');
      const signOff = await ask();
      expect(signOff).toMatchObject({
        subject: { type: 'user', name: 'Malik Bakker' },
        diff: [{ path: 'mfaMethod', old: 'SMS', new: null }],
        hindrance: 'ownRequest',
      });
      expect((await find('meridian.user')).mfaMethod).toBe('SMS');
      expect(await errorOf(await put(lost, 'resetMfa'))).toMatchObject({ type: 'Blocked' });
      expect(await errorOf(await decide(signOff, token))).toMatchObject({ type: 'OwnRequest' });
      expect(await errorOf(await decide(signOff, theirs))).toMatchObject({ type: 'OwnRequest' });
      expect((await decide(signOff, await enter('meridian.agent'))).status).toBe(200);
      expect((await find('meridian.user')).mfaMethod).toBeNull();
      expect((await mail())[0]?.subject).toBe('Meridian Wealth: your two-step verification was changed');
      expect(await me(theirs)).toBe(401);
    });

    it('keeps it when the request is rejected, or the account changed since', async () => {
      const second = await enter('meridian.agent');
      expect((await decide(await ask(), second, 'reject')).status).toBe(200);
      const signOff = await ask();
      await put(lost, 'enable_disable', { enabled: false, successorId: null });
      expect(await errorOf(await decide(signOff, second))).toMatchObject({ type: 'VersionStale' });
      expect((await find('meridian.user')).mfaMethod).toBe('SMS');
    });
  });

  it('confirms an account by the code that its password has sent', async () => {
    const signIn = () =>
      platform.ask('/api/access/users?login', {
        method: 'POST',
        body: { userName: 'meridian.unconfirmed', password: demoPassword },
      });
    expect(await errorOf(await signIn())).toMatchObject({ type: 'UserNotConfirmed' });
    const code = /^\d{6}/.exec((await mail())[0]?.text ?? '')?.[0] ?? '';
    const confirm = (confirmationCode: string) =>
      platform.ask('/api/access/users?confirm', {
        method: 'POST',
        body: { userName: 'meridian.unconfirmed', confirmationCode },
      });
    expect(await errorOf(await confirm('wrong'))).toMatchObject({ type: 'CodeMismatchException' });
    expect((await confirm(code)).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect((await confirm(code)).status).toBe(400);
  });

  describe('grows by invitation', () => {
    const invite = (email: string, headers: Record<string, string> = {}) =>
      platform.get<Invite>('/api/access/invites', {
        method: 'POST',
        token,
        headers,
        body: { email, phone: '+31612345678', role: 'ROLE_TENANT_AGENT' },
      });
    const linkTo = async (email: string) => {
      const sentEmail = (await mail()).find(({ to }) => to === email);
      const url = new URL(/http\S+/.exec(sentEmail?.text ?? '')?.[0] ?? '');
      return {
        host: url.hostname,
        typed: readInviteToken(/^ {4}(\S+)$/m.exec(sentEmail?.text ?? '')?.[1] ?? ''),
        id: url.searchParams.get('token') ?? '',
        k: url.searchParams.get('k') ?? '',
      };
    };
    const read = ({ id, k }: { id: string; k: string }) =>
      platform.ask(`/api/access/invites/${id}?k=${k}`).then(({ status }) => status);
    const pending = async () =>
      (await platform.get<{ items: Invite[] }>('/api/access/invites', { token })).items.map(
        ({ email }) => email,
      );

    it('whose link is in an email, and works once; a lost answer is told again', async () => {
      const created = await invite('new@post.example');
      expect(created).toMatchObject({ phone: '+31******678', role: 'ROLE_TENANT_AGENT', isExpired: false });
      const link = await linkTo('new@post.example');
      expect(link.host).toBe('meridian.localhost');
      expect((await mail()).find(({ to }) => to === 'new@post.example')?.text).toContain(
        'Sanne de Wit has invited you to join Meridian',
      );
      expect(link.typed).toEqual({ token: link.id, k: link.k });
      const signUp = (username = 'brand.new') =>
        platform.ask(`/api/access/users?k=${link.k}`, {
          method: 'POST',
          headers: { 'idempotency-key': 'a-sign-up-of-one' },
          body: { invite_id: link.id, username, firstName: 'Brand', lastName: 'New', locale: 'nl-NL' },
        });
      expect((await signUp()).status).toBe(200);
      expect((await signUp()).status).toBe(200);
      expect((await signUp('another.name')).status).toBe(422);
      expect(await find('brand.new')).toMatchObject({
        profile: 'ROLE_TENANT_AGENT',
        email: 'new@post.example',
      });
      expect((await mail())[0]).toMatchObject({ locale: 'nl-NL' });
      expect(await pending()).toEqual([]);
    });

    it('into the groups that were chosen, and into none of clients', async () => {
      const { items } = await platform.get<OutputOf<typeof contract.access.groups>>('/api/access/groups', {
        token,
      });
      expect(items.map(({ name, memberIds }) => [name, memberIds.length])).toEqual([
        ['Branch office', 1],
        ['Compliance', 1],
      ]);
      const body = { email: 'grouped@post.example', phone: null, role: 'ROLE_TENANT_USER' };
      const send = (groupIds: readonly string[]) =>
        platform.ask('/api/access/invites', { method: 'POST', token, body: { ...body, groupIds } });
      const clients = await platform.database.read('meridian', tx =>
        tx.selectFrom('groups').select('id').where('kind', '=', 'client').executeTakeFirstOrThrow(),
      );
      expect(await errorOf(await send([clients.id]))).toMatchObject({
        fields: [{ path: 'groupIds', code: 'oneOf' }],
      });
      const branch = items[0]!._id;
      expect((await send([branch])).status).toBe(200);
      const { id, k } = await linkTo('grouped@post.example');
      const person = { invite_id: id, username: 'grouped.new', firstName: 'Grouped', lastName: 'New' };
      await platform.ask(`/api/access/users?k=${k}`, { method: 'POST', body: person });
      const members = await platform.database.read('meridian', tx =>
        tx
          .selectFrom('group_members as m')
          .innerJoin('users as u', 'u.id', 'm.user_id')
          .select('u.username')
          .where('m.group_id', '=', branch)
          .execute(),
      );
      expect(members.map(({ username }) => username)).toContain('grouped.new');
    });

    it('that can be sent again, and taken back', async () => {
      const { _id } = await invite('again@post.example');
      const first = await linkTo('again@post.example');
      expect(await read(first)).toBe(200);
      const again = { method: 'POST', token };
      expect((await platform.ask(`/api/access/invites/${_id}?resend`, again)).status).toBe(200);
      expect(await read(first)).toBe(410);
      const second = await linkTo('again@post.example');
      expect(await read(second)).toBe(200);
      const revoke = { method: 'DELETE', token };
      expect((await platform.ask(`/api/access/invites/${_id}`, revoke)).status).toBe(200);
      expect(await read(second)).toBe(410);
      expect(await pending()).toEqual([]);
    });

    it('which is made once, however often it is asked for', async () => {
      const headers = { 'idempotency-key': 'one-invitation' };
      const [one, two] = [
        await invite('once@post.example', headers),
        await invite('once@post.example', headers),
      ];
      expect(two._id).toBe(one._id);
      expect(await pending()).toEqual(['once@post.example']);
    });
  });
});
