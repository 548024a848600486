import { contract, type OutputOf } from '@dossier/api/contract';
import { beforeEach, expect, it } from 'vitest';
import { demoPassword } from '../../seed/tenants.ts';
import { onBothEngines } from '../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { exhaustJobs, refusingMail, type RefusingMail } from '../../testing/refusing-mail.ts';

const { tenantMessagesGet } = contract.messages;
type Invite = OutputOf<typeof contract.access.createInvite>;
type Inbox = OutputOf<typeof tenantMessagesGet>;
type Users = OutputOf<typeof contract.access.users>;
type Activity = OutputOf<typeof contract.access.userHistory>;

onBothEngines('an email that could not be sent five times', engine => {
  let platform: TestPlatform;
  let mail: RefusingMail;
  beforeEach(async () => {
    mail = refusingMail();
    platform = await startTestPlatform(engine, {}, { mail });
  });

  const post = (path: string, body: object | undefined, token?: string) =>
    platform.ask(`/api/access/${path}`, { method: 'POST', body, ...(token !== undefined && { token }) });
  const inboxOf = async (userName: string): Promise<Inbox['items']> => {
    const { operation: operationName, document: query } = tenantMessagesGet;
    const answer = await platform.get<{ data: { tenantMessagesGet: Inbox } }>('/api/notifications/graphql', {
      method: 'POST',
      token: await platform.signIn(userName),
      body: {
        operationName,
        query,
        variables: { messageStatus: ['Unread', 'Read'], messageType: ['systemNotice'] },
      },
    });
    return answer.data.tenantMessagesGet.items;
  };
  const invites = async () =>
    (
      await platform.get<{ items: Invite[] }>('/api/access/invites', {
        token: await platform.signIn('meridian.admin'),
      })
    ).items;
  const invite = async (email: string): Promise<Invite> => {
    const body = { email, phone: null, role: 'ROLE_TENANT_USER' };
    return (await (await post('invites', body, await platform.signIn('meridian.admin'))).json()) as Invite;
  };
  const activityOf = async (userName: string) => {
    const token = await platform.signIn('meridian.admin');
    const { items } = await platform.get<Users>(`/api/access/users?search=${userName}`, { token });
    return platform.get<Activity>(`/api/access/users/${items[0]?._id}/history`, { token });
  };

  it('is an invitation that the list calls unsent, and that its sender is told of', async () => {
    mail.isAway = true;
    const { _id, isUnsent } = await invite('noor@post.example');
    expect(isUnsent).toBe(false);
    expect(await exhaustJobs(platform)).toMatchObject([
      { job: { kind: 'access.invitation', attempt: 5 }, error: 'Error EENVELOPE', untold: null },
    ]);
    expect(await invites()).toMatchObject([{ _id, isUnsent: true }]);
    expect(await inboxOf('meridian.admin')).toMatchObject([
      {
        messageType: 'systemNotice',
        messageStatus: 'Unread',
        messageDescription: 'noor@post.example',
        ask: 'do',
        actor: null,
        registrationId: null,
      },
    ]);
    expect(await inboxOf('meridian.user')).toEqual([]);
  });

  it('can be sent again, and asks for nothing any more', async () => {
    mail.isAway = true;
    const { _id } = await invite('noor@post.example');
    await exhaustJobs(platform);
    mail.isAway = false;
    const resent = await post(`invites/${_id}?resend`, undefined, await platform.signIn('meridian.admin'));
    expect(await resent.json()).toMatchObject({ isUnsent: false });
    expect(await inboxOf('meridian.admin')).toMatchObject([{ isClosed: true, messageStatus: 'Read' }]);
    await exhaustJobs(platform);
    expect(mail.sent).toMatchObject([{ to: 'noor@post.example' }]);
    expect(await invites()).toMatchObject([{ isUnsent: false }]);
  });

  it('says nothing of an invitation that was taken back in the meantime', async () => {
    mail.isAway = true;
    const { _id } = await invite('noor@post.example');
    const token = await platform.signIn('meridian.admin');
    await platform.ask(`/api/access/invites/${_id}`, { method: 'DELETE', token });
    expect(await exhaustJobs(platform)).toEqual([]);
    expect(await inboxOf('meridian.admin')).toEqual([]);
  });

  it('is told to the Admins where it was about an account, and stands in the activity of its owner', async () => {
    mail.isAway = true;
    const changed = await post(
      'users?changePassword',
      { userName: 'meridian.user', oldPassword: demoPassword, newPassword: 'A-fresh-Start-2027' },
      await platform.signIn('meridian.user'),
    );
    expect(changed.status).toBe(200);
    await exhaustJobs(platform);
    expect(await inboxOf('meridian.admin')).toMatchObject([
      { messageType: 'systemNotice', messageDescription: 'Malik Bakker', registrationId: null },
    ]);
    expect((await activityOf('meridian.user')).items.map(({ action }) => action)).toContain('email.failed');
  });

  it('answers a lost password as it answers an unknown name', async () => {
    mail.isAway = true;
    const traces = async (userName: string) => {
      const response = await post('users?forgot', { userName });
      return [response.status, await response.text()];
    };
    const [existing, unknown] = [await traces('meridian.user'), await traces('missing.at.all')];
    expect(existing).toEqual(unknown);
    const failures = await exhaustJobs(platform);
    expect(failures).toMatchObject([{ job: { kind: 'access.resetCode' }, untold: null }]);
    expect(await traces('meridian.user')).toEqual(await traces('missing.at.all'));
    expect(await inboxOf('meridian.user')).toEqual([]);
    expect(await inboxOf('meridian.admin')).toMatchObject([{ messageDescription: 'Malik Bakker' }]);
    expect(await inboxOf('noordhaven.admin')).toEqual([]);
  });

  it('is named without its words, its code or its address in whatever is kept of it', async () => {
    mail.isAway = true;
    await post('users?forgot', { userName: 'meridian.user' });
    const [failure] = await exhaustJobs(platform);
    const stored = await platform.database.read('meridian', async tx => [
      await tx.selectFrom('tenant_messages').selectAll().where('message_type', '=', 'systemNotice').execute(),
      await tx
        .selectFrom('audit')
        .select(['detail', 'action'])
        .where('action', '=', 'email.failed')
        .execute(),
    ]);
    expect(stored.map(({ length }) => length)).toEqual([1, 1]);
    expect(JSON.stringify([stored, failure])).not.toMatch(/\b550\b|@|\b\d{6}\b|meridian\.user/);
  });

  it('is told once of one person, however many there were', async () => {
    mail.isAway = true;
    for (let time = 1; time <= 2; time++) {
      await post('users?forgot', { userName: 'meridian.user' });
      await exhaustJobs(platform);
    }
    expect(await inboxOf('meridian.admin')).toHaveLength(1);
  });
});
