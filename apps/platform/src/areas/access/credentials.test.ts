import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { contract, OutputOf } from '@dossier/api/contract';
import { folderOutbox, type SentMail } from '../../ports/mail/outbox.ts';
import { runNextJob } from '../../shared/jobs/jobs.ts';
import { onBothEngines } from '../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { putRegistration, statusDoor } from '../../testing/registrations.ts';

type Users = OutputOf<typeof contract.access.users>;
type User = Users['items'][number];
type SignOff = OutputOf<typeof contract.workflows.signOff>;
type SignOffs = OutputOf<typeof contract.workflows.signOffs>;
type Progress = OutputOf<typeof contract.registrations.progress>;

const hour = 3_600;
const path = '/api/workflows/sign-offs';

onBothEngines('an address, a second factor and a role', engine => {
  let platform: TestPlatform;
  let admin: string;
  beforeEach(async () => {
    platform = await startTestPlatform(engine);
    admin = await platform.signIn('meridian.admin');
  });
  afterEach(() => platform.database.close());

  const find = async (username: string): Promise<User> => {
    const { items } = await platform.get<Users>('/api/access/users?max=100', { token: admin });
    const match = items.find(user => user.username === username);
    if (!match) throw new Error(`No user ${username}.`);
    return match;
  };
  const change = async (username: string, changes: Partial<User>, token = admin) => {
    const { _id, version, firstName, middleName, lastName, email, profile } = await find(username);
    return platform.ask(`/api/access/users/${_id}?action=update`, {
      method: 'PUT',
      token,
      body: { firstName, middleName, lastName, email, profile, ...changes },
      headers: { 'if-match': `"v${version}"` },
    });
  };
  const resetFactor = async (username: string) => {
    const { _id, version } = await find(username);
    return platform.ask(`/api/access/users/${_id}?action=resetMfa`, {
      method: 'PUT',
      token: admin,
      headers: { 'if-match': `"v${version}"` },
    });
  };
  const set = (username: string, values: { role?: 'ROLE_TENANT_ADMIN'; mfa_method?: 'SMS' }) =>
    platform.database.tenant('meridian', tx =>
      tx.updateTable('users').set(values).where('username_key', '=', username).execute(),
    );
  /** Emails that were sent since the last call, by address. */
  const mail = async (): Promise<readonly SentMail[]> => {
    const { database, clock } = platform.services;
    platform.clock.turn(1);
    while (await runNextJob(database, platform.jobs, () => clock.now()));
    return folderOutbox(platform.config.outboxFolder, platform.services).latest(50);
  };
  const codeTo = async (address: string, subject: RegExp) => {
    const email = (await mail()).find(({ to, subject: line }) => to === address && subject.test(line));
    return /^\s*(\d{6,})\s*$/m.exec(email?.text ?? '')?.[1] ?? '';
  };
  const forgot = async (userName: string) => {
    await platform.get('/api/access/users?forgot', { method: 'POST', body: { userName } });
    const isCode = ({ subject }: SentMail) => /verification code|verificatiecode/i.test(subject);
    return (await mail()).find(isCode)?.to;
  };
  const prove = (userName: string, confirmationCode: string) =>
    platform.ask('/api/access/users?confirm', { method: 'POST', body: { userName, confirmationCode } });
  const open = async (action: string) => {
    const [summary] = (await platform.get<SignOffs>(`${path}?action=${action}`, { token: admin })).items;
    if (!summary) throw new Error('Nothing was asked for.');
    return platform.get<SignOff>(`${path}/${summary._id}`, { token: admin });
  };
  const decide = (signOff: SignOff, token: string, decision = 'approve') =>
    platform.ask(`${path}/${signOff._id}/decision`, {
      method: 'POST',
      token,
      body: { decision, payloadHash: signOff.payloadHash, comment: null },
      headers: { 'if-match': `"v${signOff.version}"` },
    });
  /** Asks for the acceptance of a client with a high risk. */
  const ask = async (token: string): Promise<SignOff> => {
    const id = await putRegistration(platform, {
      status: 'COMPLETE',
      riskLevel: 'HIGH',
      assignee: 'meridian.user',
    });
    const change = { next: 'ACCEPTED', comment: 'All is there' } as const;
    const response = await statusDoor(platform, token).change(id, change);
    const { signOff } = (await response.json()) as Progress;
    return platform.get<SignOff>(`${path}/${signOff?._id}`, { token });
  };
  const hindranceOf = async (response: Response) => (await errorOf(response)).fields?.[0]?.code;

  describe('a new address', () => {
    const other = 'other@post.example';

    it('is told to both, and the one before keeps resets until the new one is proven', async () => {
      const { email: former } = await find('meridian.user');
      const changed = (await (await change('meridian.user', { email: other })).json()) as User;
      expect(changed).toMatchObject({ email: former, pendingEmail: other });
      expect(await forgot('meridian.user')).toBe(former);
      const emails = await mail();
      expect(emails.map(({ to }) => to)).toEqual(expect.arrayContaining([former, other]));

      const code = await codeTo(other, /verify this|bevestig/i);
      expect((await prove('meridian.user', '000000')).status).toBe(400);
      expect((await prove('meridian.user', code)).status).toBe(200);
      expect(await find('meridian.user')).toMatchObject({ email: other, pendingEmail: null });
      expect((await mail())[0]).toMatchObject({ to: former });
      expect(await forgot('meridian.user')).toBe(other);
      expect((await prove('meridian.user', code)).status).toBe(400);
    });

    it('can be taken back, and its code is worth nothing then', async () => {
      const { email: former } = await find('meridian.user');
      await change('meridian.user', { email: other });
      const code = await codeTo(other, /verify this|bevestig/i);
      expect((await change('meridian.user', { email: former })).status).toBe(200);
      expect((await prove('meridian.user', code)).status).toBe(400);
      expect(await find('meridian.user')).toMatchObject({ email: former, pendingEmail: null });
    });

    it('is not found by trying: five codes, however many at once', async () => {
      await change('meridian.user', { email: other });
      const code = await codeTo(other, /verify this|bevestig/i);
      await Promise.all(Array.from({ length: 8 }, () => prove('meridian.user', '000000')));
      expect((await prove('meridian.user', code)).status).toBe(400);
    });
  });

  describe('of a colleague, changed by an Admin', () => {
    it('make the two no four eyes for 72 hours, no matter who of them asks', async () => {
      let user = await platform.signIn('meridian.user');
      await change('meridian.user', { email: 'attacker@evil.example' });
      const signOff = await ask(user);
      expect(signOff).toMatchObject({ policy: 'twoPersonsSenior' });
      const mine = await platform.get<SignOffs>(`${path}?mine=true`, { token: admin });
      expect(mine.items.map(({ _id }) => _id)).not.toContain(signOff._id);
      const response = await decide(signOff, admin);
      expect([response.status, await hindranceOf(response)]).toEqual([403, 'recentChange']);
      platform.clock.turn(72 * hour);
      [admin, user] = [await platform.signIn('meridian.admin'), await platform.signIn('meridian.user')];
      expect((await decide(signOff, admin)).status).toBe(200);
    });

    it('nor are two whose ways in one Admin has changed', async () => {
      await set('meridian.agent', { role: 'ROLE_TENANT_ADMIN', mfa_method: 'SMS' });
      await set('meridian.user', { mfa_method: 'SMS' });
      await resetFactor('meridian.user');
      const agent = await find('meridian.agent');
      await platform.database.tenant('meridian', async tx => {
        const { id } = await tx
          .selectFrom('users')
          .select('id')
          .where('username_key', '=', 'meridian.admin')
          .executeTakeFirstOrThrow();
        await tx
          .insertInto('credential_changes')
          .values({
            id: platform.services.random.uuid(),
            tenant_id: 'meridian',
            user_id: agent._id,
            changed_by: id,
            kind: 'address',
            former_role: null,
            at: platform.clock.now(),
          })
          .execute();
        await tx.updateTable('users').set({ mfa_method: null }).where('id', '=', agent._id).execute();
      });
      const signOff = await ask(await platform.signIn('meridian.user'));
      const response = await decide(signOff, await platform.signIn('meridian.agent'));
      expect(await hindranceOf(response)).toBe('recentChange');
    });

    it('nor is someone whom the Admin has invited', async () => {
      const invite = { email: 'me.too@post.example', phone: null, role: 'ROLE_TENANT_ADMIN' };
      await platform.get('/api/access/invites', { method: 'POST', token: admin, body: invite });
      const email = (await mail()).find(({ to }) => to === invite.email);
      const link = new URL(/http\S+/.exec(email?.text ?? '')?.[0] ?? '');
      const person = {
        invite_id: link.searchParams.get('token'),
        username: 'me.too',
        firstName: 'Me',
        lastName: 'Too',
      };
      const k = link.searchParams.get('k') ?? '';
      await platform.get(`/api/access/users?k=${k}`, { method: 'POST', body: person });
      const text = (await mail()).find(
        ({ to, subject }) => to === invite.email && /temporary|tijdelijk/i.test(subject),
      )?.text;
      const password = /^ {4}(\S{16})$/m.exec(text ?? '')?.[1] ?? '';
      const { accessToken } = await platform.get<{ accessToken: string }>('/api/access/users?login', {
        method: 'POST',
        body: { userName: 'me.too', password, newPassword: 'A-fresh-Start-2027' },
      });
      const response = await decide(await ask(admin), accessToken);
      expect(await hindranceOf(response)).toBe('recentChange');
    });
  });

  describe('of an Admin', () => {
    let second: string;
    beforeEach(async () => {
      await set('meridian.agent', { role: 'ROLE_TENANT_ADMIN' });
      second = await platform.signIn('meridian.agent');
    });

    it('an address is moved by two', async () => {
      await set('meridian.user', { role: 'ROLE_TENANT_ADMIN' });
      const before = await find('meridian.user');
      const answer = await change('meridian.user', { email: 'attacker@evil.example' });
      expect(await answer.json()).toMatchObject({ email: before.email, pendingEmail: null });
      const signOff = await open('user.update');
      expect(signOff).toMatchObject({
        subject: { name: 'Malik Bakker' },
        diff: [{ path: 'email', old: before.email, new: 'attacker@evil.example' }],
        hindrance: 'ownRequest',
      });
      expect((await decide(signOff, admin)).status).toBe(403);
      expect((await decide(signOff, await platform.signIn('meridian.user'))).status).toBe(403);
      expect((await decide(signOff, second)).status).toBe(200);
      expect(await find('meridian.user')).toMatchObject({ pendingEmail: 'attacker@evil.example' });
    });

    it('no one becomes one, or stops being one, by one person', async () => {
      expect((await change('meridian.user', { profile: 'ROLE_TENANT_ADMIN' })).status).toBe(200);
      expect((await find('meridian.user')).profile).toBe('ROLE_TENANT_USER');
      expect((await decide(await open('user.update'), second)).status).toBe(200);
      expect((await find('meridian.user')).profile).toBe('ROLE_TENANT_ADMIN');
      expect((await change('meridian.user', { profile: 'ROLE_TENANT_AGENT' })).status).toBe(200);
      expect((await find('meridian.user')).profile).toBe('ROLE_TENANT_ADMIN');
      expect((await decide(await open('user.update'), second, 'reject')).status).toBe(200);
      expect((await find('meridian.user')).profile).toBe('ROLE_TENANT_ADMIN');
    });

    it('a name is changed by one', async () => {
      expect((await change('meridian.agent', { firstName: 'Ada' })).status).toBe(200);
      expect((await find('meridian.agent')).firstName).toBe('Ada');
    });

    it('the second factor is taken by two, also of someone who was one lately', async () => {
      await set('meridian.user', { role: 'ROLE_TENANT_ADMIN', mfa_method: 'SMS' });
      await change('meridian.user', { profile: 'ROLE_TENANT_USER' });
      expect((await decide(await open('user.update'), second)).status).toBe(200);
      expect((await find('meridian.user')).profile).toBe('ROLE_TENANT_USER');
      expect(await (await resetFactor('meridian.user')).json()).toMatchObject({ mfaMethod: 'SMS' });
      platform.clock.turn(31 * 86_400);
      admin = await platform.signIn('meridian.admin');
      expect(await (await resetFactor('meridian.user')).json()).toMatchObject({ mfaMethod: null });
    });

    it('two decisions at once have one effect', async () => {
      await set('meridian.user', { role: 'ROLE_TENANT_ADMIN' });
      const agentToken = await platform.signIn('meridian.agent');
      await change('meridian.user', { email: 'new@post.example' });
      const signOff = await open('user.update');
      const answers = await Promise.all([decide(signOff, second), decide(signOff, agentToken, 'reject')]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });
  });
});
