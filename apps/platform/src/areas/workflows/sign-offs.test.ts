import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { documentsPath, putDocument, sendFile } from '../../testing/documents.ts';
import { recordChanges } from '../../shared/history/history.ts';
import { endExpired } from './service.ts';
import { doingOn } from '../../testing/work.ts';
import {
  completePerson,
  partyIdsOf,
  putDocuments,
  putParties,
  putRegistration,
  statusDoor,
} from '../../testing/registrations.ts';

type Progress = OutputOf<typeof contract.registrations.progress>;
type SignOff = OutputOf<typeof contract.workflows.signOff>;
type SignOffs = OutputOf<typeof contract.workflows.signOffs>;
type Counts = OutputOf<typeof contract.messages.counts>;
type Colleagues = OutputOf<typeof contract.access.activeUsers>;
type History = OutputOf<typeof contract.registrations.history>;

const path = '/api/workflows/sign-offs';
const exposed = completePerson({ politicallyExposed: { applies: true, role: 'Minister' } });

onBothEngines('signing off the acceptance of a client', engine => {
  let platform: TestPlatform;
  let admin: string;
  let user: string;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    [admin, user] = [await platform.signIn('meridian.admin'), await platform.signIn('meridian.user')];
  });

  const put = (fields: Parameters<typeof putRegistration>[1] = {}) =>
    putRegistration(platform, { status: 'COMPLETE', assignee: 'meridian.user', ...fields });
  const progress = (id: string, token = user) =>
    platform.get<Progress>(`/api/main/registrations/${id}/progress`, { token });
  const request = async (id: string, token = user, comment: string | null = 'All is there') => {
    platform.clock.turn(1);
    const response = await statusDoor(platform, token).change(id, { next: 'ACCEPTED', comment });
    expect(response.status).toBe(200);
    const { signOff } = (await response.json()) as Progress;
    if (!signOff) throw new Error('Nothing was asked for.');
    return platform.get<SignOff>(`${path}/${signOff._id}`, { token });
  };
  const decide = (signOff: SignOff, token: string, fields: object = {}) =>
    platform.ask(`${path}/${signOff._id}/decision`, {
      method: 'POST',
      token,
      body: { decision: 'approve', payloadHash: signOff.payloadHash, comment: null, ...fields },
      headers: { 'if-match': `"v${signOff.version}"` },
    });
  const statusOf = async (id: string) => (await statusDoor(platform, admin).status(id)).status;
  const counts = (token: string) => platform.get<Counts>('/api/notifications/counts', { token });

  it('asks, and leaves the status, until a second person has approved', async () => {
    const id = await put();
    const before = await counts(admin);
    const signOff = await request(id);
    expect(signOff).toMatchObject({
      action: 'registration.accept',
      policy: 'twoPersons',
      state: 'requested',
      requestedBy: { name: 'Malik Bakker' },
      comment: 'All is there',
      hindrance: 'ownRequest',
      diff: [{ path: 'status', old: 'COMPLETE', new: 'ACCEPTED' }],
    });
    expect(await statusOf(id)).toBe('COMPLETE');
    expect(await counts(admin)).toMatchObject({
      approvals: before.approvals + 1,
      inboxUnread: before.inboxUnread + 1,
    });
    const mine = await platform.get<SignOffs>(`${path}?mine=true`, { token: admin });
    expect(mine.items.map(({ _id }) => _id)).toContain(signOff._id);
    expect((await platform.get<SignOffs>(`${path}?mine=true`, { token: user })).total).toBe(0);

    const response = await decide(signOff, admin, { comment: 'Fine' });
    expect((await response.json()) as SignOff).toMatchObject({
      state: 'approved',
      decisions: [{ by: { name: 'Sanne de Wit' }, decision: 'approve', comment: 'Fine' }],
    });
    expect(await statusOf(id)).toBe('ACCEPTED');
    expect((await counts(admin)).approvals).toBe(before.approvals);
    expect((await decide(signOff, admin)).status).toBe(412);
  });

  it('has one outcome, no matter who decides, withdraws or changes it at once', async () => {
    for (let round = 0; round < 12; round++) {
      const id = await put();
      const signOff = await request(id);
      const { version } = await platform.get<{ version: number }>(`/api/main/registrations/${id}`, {
        token: admin,
      });
      const answers = await Promise.all([
        decide(signOff, admin),
        decide(signOff, admin, { decision: 'reject' }),
        decide(signOff, user, { decision: 'withdraw' }),
        decide(signOff, admin),
        statusDoor(platform, admin).change(id, { next: 'INCOMPLETE', comment: 'Not yet' }),
        platform.ask(`/api/main/registrations/${id}/assignee`, {
          method: 'POST',
          token: admin,
          body: { assigneeId: null },
          headers: { 'if-match': `"v${version}"` },
        }),
      ]);
      const statuses = answers.map(answer => answer.status);
      expect(statuses.filter(status => ![200, 404, 409, 412].includes(status))).toEqual([]);
      expect(statuses.slice(0, 4).filter(status => status === 200).length).toBeLessThan(2);
      const { state } = await platform.get<SignOff>(`${path}/${signOff._id}`, { token: admin });
      expect(state).not.toBe('requested');
      expect(await statusOf(id)).toBe(
        state === 'approved' ? 'ACCEPTED' : statuses[4] === 200 ? 'INCOMPLETE' : 'COMPLETE',
      );
    }
    expect(platform.database.conflicts()).toBe(0);
  });

  describe('keeps what was said under its author', () => {
    const steps = async (id: string) => {
      const { items } = await platform.get<History>(`/api/main/registrations/${id}/history`, { token: user });
      return items
        .filter(({ detail }) => 'signOff' in detail)
        .map(({ action, actor, changes }) => ({
          action,
          actor,
          comments: changes.flatMap(({ path, new: text }) => (path === 'comment' ? [text] : [])),
        }));
    };

    it('when it is approved', async () => {
      const id = await put();
      const signOff = await request(id, user, 'Two owners, extract checked.');
      expect((await decide(signOff, admin, { comment: 'Seen, fine.' })).status).toBe(200);
      expect(await steps(id)).toEqual([
        { action: 'registration.statusChanged', actor: 'Sanne de Wit', comments: ['Seen, fine.'] },
        { action: 'signOff.requested', actor: 'Malik Bakker', comments: ['Two owners, extract checked.'] },
      ]);
    });

    it('when it is declined, and where no one said anything', async () => {
      const id = await put();
      const signOff = await request(id, user, null);
      expect((await decide(signOff, admin, { decision: 'reject', comment: 'Not yet' })).status).toBe(200);
      expect(await steps(id)).toEqual([
        { action: 'signOff.rejected', actor: 'Sanne de Wit', comments: ['Not yet'] },
        { action: 'signOff.requested', actor: 'Malik Bakker', comments: [] },
      ]);
    });

    it('also where the acceptance was written down with the words of the user who had asked', async () => {
      const id = await put();
      const signOff = await request(id, user, 'Two owners, extract checked.');
      expect((await decide(signOff, admin)).status).toBe(200);
      const { version } = await statusDoor(platform, admin).status(id);
      await doingOn(platform.database, platform.services.keys)('meridian', work =>
        recordChanges(work, [
          {
            action: 'registration.statusChanged',
            objectType: 'registration',
            objectId: id,
            subjectId: id,
            version,
            before: { comment: null },
            after: { comment: 'Two owners, extract checked.' },
            source: 'screen',
            detail: { signOff: signOff._id, requestedBy: 'malik' },
          },
        ]),
      );
      expect((await steps(id)).map(({ comments }) => comments)).toEqual([
        [],
        [],
        ['Two owners, extract checked.'],
      ]);
    });
  });

  it('can be rejected, with the reason, or withdrawn by the user who asked', async () => {
    const id = await put();
    const first = await request(id);
    expect((await decide(first, admin, { decision: 'withdraw' })).status).toBe(403);
    expect((await decide(first, admin, { decision: 'reject', comment: 'Not yet' })).status).toBe(200);
    expect((await progress(id)).signOff).toMatchObject({ state: 'rejected' });
    const second = await request(id);
    expect((await decide(second, user, { decision: 'withdraw' })).status).toBe(200);
    expect((await progress(id)).signOff).toMatchObject({ state: 'withdrawn' });
    expect(await statusOf(id)).toBe('COMPLETE');
  });

  it.each([
    ['a high risk', { riskLevel: 'HIGH' }],
    ['a politically exposed person', { parties: [exposed] }],
  ] as const)('takes a senior person and a comment for %s', async (_, fields) => {
    const id = await put(fields);
    const none = await statusDoor(platform, user).change(id, { next: 'ACCEPTED' });
    expect((await errorOf(none)).fields).toEqual([{ path: 'comment', code: 'required' }]);
    expect((await request(id)).policy).toBe('twoPersonsSenior');
  });

  it('is asked for once', async () => {
    const id = await put();
    await request(id);
    expect((await statusDoor(platform, admin).change(id, { next: 'ACCEPTED' })).status).toBe(422);
  });

  describe('no one approves their own request', () => {
    it('in a second tab', async () => {
      const id = await put();
      const signOff = await request(id);
      const response = await decide(signOff, await platform.signIn('meridian.user'));
      expect(response.status).toBe(403);
      expect((await errorOf(response)).type).toBe('OwnRequest');
    });

    it('as an Admin, by the door of the status either', async () => {
      const id = await put({ riskLevel: 'HIGH' });
      const signOff = await request(id, admin);
      expect((await decide(signOff, admin)).status).toBe(403);
      const direct = await statusDoor(platform, admin).change(id, { next: 'ACCEPTED', comment: 'Mine' });
      expect(direct.status).toBe(422);
      expect(await statusOf(id)).toBe('COMPLETE');
    });

    it('as a System Admin', async () => {
      const token = await platform.signIn('system.admin');
      const chosen = await platform.get<{ accessToken: string }>('/api/access/users?chooseTenant', {
        method: 'POST',
        token,
        body: { tenantId: 'meridian' },
      });
      const id = await put();
      const signOff = await request(id, chosen.accessToken);
      expect((await errorOf(await decide(signOff, chosen.accessToken))).type).toBe('OwnRequest');
    });

    it('after being promoted', async () => {
      const id = await put();
      const signOff = await request(id);
      const promote = (role: 'ROLE_TENANT_ADMIN' | 'ROLE_TENANT_USER') =>
        platform.database.tenant('meridian', tx =>
          tx.updateTable('users').set({ role }).where('username_key', '=', 'meridian.user').execute(),
        );
      await promote('ROLE_TENANT_ADMIN');
      expect((await errorOf(await decide(signOff, await platform.signIn('meridian.user')))).type).toBe(
        'OwnRequest',
      );
      await promote('ROLE_TENANT_USER');
      user = await platform.signIn('meridian.user');
    });
  });

  it('anyone who entered the data does not decide on it', async () => {
    const body = { type: 'INDIVIDUAL', channel: 'Professional', parties: [completePerson()] };
    const created = await platform.ask('/api/main/registrations', { method: 'POST', token: admin, body });
    expect(created.status).toBe(200);
    const { _id } = (await created.json()) as { _id: string };
    const [party = ''] = await partyIdsOf(platform, _id);
    const parties = [{ ...completePerson(), _id: party }];
    await putParties(platform, _id, () => parties);
    await platform.database.tenant('meridian', tx =>
      tx.updateTable('registrations').set({ status: 'COMPLETE' }).where('id', '=', _id).execute(),
    );
    await putDocuments(platform, 'meridian', _id, parties);
    const signOff = await request(_id);
    const response = await decide(signOff, admin);
    expect((await errorOf(response)).fields).toEqual([{ path: 'decision', code: 'ownData' }]);
  });

  it('no one who entered some of it, however many have worked on it since', async () => {
    const id = await put({ status: 'INCOMPLETE' });
    const door = statusDoor(platform, admin);
    const change = async (token: string, placeOfBirth: string) => {
      const { parties, version } = await platform.get<{ parties: { _id: string }[]; version: number }>(
        `/api/main/registrations/${id}`,
        { token },
      );
      const response = await platform.ask(`/api/main/registrations/${id}`, {
        method: 'PUT',
        token,
        body: {
          parties: [{ _id: parties[0]?._id, naturalPerson: { placeOfBirth } }],
          added: [],
          removed: [],
        },
        headers: { 'if-match': `"v${version}"` },
      });
      expect([response.status, await response.text()]).toEqual([200, expect.anything()]);
    };
    await change(admin, 'Zeist');
    await change(user, 'Utrecht');
    expect((await door.change(id, { next: 'COMPLETE' })).status).toBe(200);
    const signOff = await request(id);
    expect((await errorOf(await decide(signOff, admin))).fields).toEqual([
      { path: 'decision', code: 'ownData' },
    ]);
  });

  describe('the database itself', () => {
    const insert = (signOff: SignOff, username: string) =>
      platform.database.tenant('meridian', async tx => {
        const { id } = await tx
          .selectFrom('users')
          .select('id')
          .where('username_key', '=', username)
          .executeTakeFirstOrThrow();
        await tx
          .insertInto('sign_off_decisions')
          .values({
            tenant_id: 'meridian',
            sign_off_id: signOff._id,
            by_user: id,
            at: new Date(),
            decision: 'approve',
            sealed_comment: null,
          })
          .execute();
      });

    it('takes no decision of the user who asked', async () => {
      const signOff = await request(await put());
      await expect(insert(signOff, 'meridian.user')).rejects.toThrow(/own request/);
      await insert(signOff, 'meridian.admin');
    });

    it('approves nothing that no one has approved, and keeps who asked', async () => {
      const signOff = await request(await put());
      const set = (values: object) =>
        platform.database.tenant('meridian', tx =>
          tx.updateTable('sign_offs').set(values).where('id', '=', signOff._id).execute(),
        );
      await expect(set({ state: 'approved' })).rejects.toThrow(/nobody else has approved/);
      await expect(set({ requested_by: signOff._id })).rejects.toThrow(/keeps its author/);
    });
  });

  describe('is about what was asked, and nothing else', () => {
    const versionHeaders = async (id: string) => ({ 'if-match': `"v${(await progress(id)).version}"` });
    const post = async (id: string, to: string, body: object, headers = {}) => {
      const address = `/api/main/registrations/${id}/${to}`;
      expect((await platform.ask(address, { method: 'POST', token: user, body, headers })).status).toBe(200);
    };

    it('stays open, and can be approved, after an assignment, a comment, a view or a wait', async () => {
      const id = await put();
      const signOff = await request(id);
      const { items } = await platform.get<Colleagues>('/api/access/users/active', { token: user });
      const louise = items.find(({ firstName }) => firstName === 'Louise');
      const before = await counts(user);
      await post(id, 'assignee', { assigneeId: louise?._id }, await versionHeaders(id));
      await post(id, 'assignee', { assigneeId: null }, await versionHeaders(id));
      await post(id, 'waiting', { isWaiting: true }, await versionHeaders(id));
      await post(id, 'comments', { text: 'Two owners, extract checked.', mentions: [] });
      expect((await progress(id)).signOff).toMatchObject({ _id: signOff._id, state: 'requested' });
      expect((await counts(user)).inboxUnread).toBe(before.inboxUnread);
      expect((await decide(signOff, admin)).status).toBe(200);
      expect(await statusOf(id)).toBe('ACCEPTED');
    });

    it('is cancelled by a document only where the request to add it says so', async () => {
      const id = await put();
      const { _id: signOff } = await request(id);
      const uploadId = await sendFile(platform, admin, id);
      const body = {
        uploadId,
        party_id: null,
        kind: 'other',
        documentNumber: null,
        issuedOn: null,
        validUntil: null,
      };
      const response = await platform.ask(`${documentsPath(id)}/postUpload`, {
        method: 'POST',
        token: admin,
        body,
      });
      expect(await errorOf(response)).toMatchObject({
        type: 'Blocked',
        fields: [{ path: 'cancels', code: 'signOffOpen', params: { signOff, name: 'Malik Bakker' } }],
      });
      expect((await progress(id)).signOff).toMatchObject({ state: 'requested' });
    });

    it('and is void after them as it was before, as soon as the data changes', async () => {
      const id = await put();
      const { _id: cancels } = await request(id);
      await post(id, 'assignee', { assigneeId: null }, await versionHeaders(id));
      await putDocument(platform, user, id, { cancels });
      expect((await progress(id)).signOff).toMatchObject({ state: 'void' });
    });
  });

  describe('is void', () => {
    it('as soon as the registration changes, and the user who asked is told', async () => {
      const id = await put();
      const before = await counts(user);
      const signOff = await request(id);
      expect(
        (await statusDoor(platform, admin).change(id, { next: 'INCOMPLETE', comment: 'Again' })).status,
      ).toBe(200);
      expect((await progress(id)).signOff).toMatchObject({ state: 'void' });
      expect((await decide(signOff, admin)).status).toBe(412);
      // Sent back, and void: two messages.
      expect((await counts(user)).inboxUnread).toBe(before.inboxUnread + 2);
    });

    it('when the data is not what was frozen, no matter who changed it, by whatever way', async () => {
      const id = await put();
      const signOff = await request(id);
      await putParties(platform, id, ([person]) => [
        { ...completePerson({ lastName: 'Anders' }), _id: person?._id },
      ]);
      expect((await errorOf(await decide(signOff, admin))).type).toBe('SignOffClosed');
    });

    it('for a decision on something else than was read', async () => {
      const id = await put();
      const signOff = await request(id);
      expect((await decide(signOff, admin, { payloadHash: 'AAAA' })).status).toBe(412);
    });
  });

  it('two decisions at once have one effect', async () => {
    const id = await put();
    const signOff = await request(id);
    const system = await platform.signIn('meridian.admin');
    const answers = await Promise.all([
      decide(signOff, admin),
      decide(signOff, system, { decision: 'reject' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('expires after 14 days', async () => {
    const id = await put();
    const signOff = await request(id);
    platform.clock.turn(14 * 86_400);
    [admin, user] = [await platform.signIn('meridian.admin'), await platform.signIn('meridian.user')];
    expect((await errorOf(await decide(signOff, admin))).type).toBe('SignOffClosed');
    expect((await progress(id)).signOff).toMatchObject({ state: 'expired' });
    expect((await request(id)).state).toBe('requested');
    expect((await platform.get<SignOff>(`${path}/${signOff._id}`, { token: user })).state).toBe('expired');
  });

  it('says that it expired: in the history, and to the requester; once', async () => {
    const id = await put();
    await request(id);
    platform.clock.turn(14 * 86_400);
    [admin, user] = [await platform.signIn('meridian.admin'), await platform.signIn('meridian.user')];
    const end = () => endExpired(platform.services, 'meridian');
    await Promise.all([end(), end()]);
    const about = await doingOn(platform.database)('meridian', ({ tx }) =>
      tx
        .selectFrom('tenant_messages as m')
        .innerJoin('users as u', 'u.id', 'm.user_id')
        .select(['m.message_type', 'm.closed_at', 'u.username'])
        .where('m.record_id', '=', id)
        .execute(),
    );
    expect(about.filter(({ closed_at: closedAt }) => closedAt === null)).toMatchObject([
      { message_type: 'approvalVoided', username: 'meridian.user' },
    ]);
    const history = await platform.get<History>(`/api/main/registrations/${id}/history`, { token: user });
    expect(history.items.filter(({ action }) => action === 'signOff.expired')).toMatchObject([
      { actor: null },
    ]);
    expect(await progress(id)).toMatchObject({ status: 'COMPLETE', signOff: { state: 'expired' } });
  });

  it('tells no one where a System Admin asked, who has no inbox here', async () => {
    const id = await put();
    const systemToken = await platform.signIn('system.admin');
    const { accessToken } = await platform.get<{ accessToken: string }>('/api/access/users?chooseTenant', {
      method: 'POST',
      token: systemToken,
      body: { tenantId: 'meridian' },
    });
    await request(id, accessToken);
    const change = { next: 'INCOMPLETE', comment: 'Again' };
    expect((await statusDoor(platform, user).change(id, change)).status).toBe(200);
    expect((await progress(id)).signOff).toMatchObject({ state: 'void' });
  });

  it('has expired, and is not void, when the registration changes afterwards', async () => {
    const id = await put();
    await request(id);
    platform.clock.turn(14 * 86_400);
    [admin, user] = [await platform.signIn('meridian.admin'), await platform.signIn('meridian.user')];
    await statusDoor(platform, user).change(id, { next: 'INCOMPLETE', comment: 'Again' });
    expect((await progress(id)).signOff).toMatchObject({ state: 'expired' });
  });
});
