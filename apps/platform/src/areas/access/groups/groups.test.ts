import type { contract, Group, GroupGrant, OutputOf, Permission } from '@dossier/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { putRegistration, statusDoor } from '../../../testing/registrations.ts';
import { makeAdmin } from '../../../testing/second-admin.ts';
import { putSection } from '../../../testing/settings.ts';
import { until } from '../../../testing/until.ts';

type History = OutputOf<typeof contract.access.groupHistory>;
type SignOff = OutputOf<typeof contract.workflows.signOff>;
type SignOffs = OutputOf<typeof contract.workflows.signOffs>;
type Colleagues = OutputOf<typeof contract.access.activeUsers>;

const path = '/api/access/groups';
const signOffs = '/api/workflows/sign-offs';
const accept = 'workflowOnboardingAcceptedWrite';
const whole = (permission: Permission): GroupGrant => ({ permission, mode: 'INITIATE_AND_APPROVE' });

onBothEngines('groups', engine => {
  let platform: TestPlatform;
  let admin: string;
  let second: string;
  let user: string;

  beforeEach(async () => {
    platform = await startTestPlatform(engine);
    await makeAdmin(platform, 'meridian.agent');
    admin = await platform.signIn('meridian.admin');
    second = await platform.signIn('meridian.agent');
    user = await platform.signIn('meridian.user');
  });

  const send = (
    token: string,
    method: 'POST' | 'PUT' | 'DELETE',
    to: string,
    body?: object,
    version?: number,
  ) =>
    platform.ask(`${path}${to}`, {
      method,
      token,
      body,
      ...(version !== undefined && { headers: { 'if-match': `"v${version}"` } }),
    });
  const create = async (name: string, grants: readonly GroupGrant[] = []): Promise<Group> =>
    (await (await send(admin, 'POST', '', { name, grants })).json()) as Group;
  const read = (id: string, token = admin) => platform.get<Group>(`${path}/${id}`, { token });
  const requestAbout = async (id: string, token = second): Promise<SignOff> => {
    const { items } = await platform.get<SignOffs>(`${signOffs}?action=group.change`, { token });
    const request = items.find(({ subject }) => subject.id === id);
    if (!request) throw new Error('Nothing was asked for.');
    return platform.get<SignOff>(`${signOffs}/${request._id}`, { token });
  };
  const decide = ({ _id, version, payloadHash }: SignOff, decision: string, token: string) =>
    platform.ask(`${signOffs}/${_id}/decision`, {
      method: 'POST',
      token,
      body: { decision, payloadHash, comment: null },
      headers: { 'if-match': `"v${version}"` },
    });
  const approve = async (id: string, token = second) =>
    decide(await requestAbout(id, token), 'approve', token);
  const idOf = async (username: string) => {
    const { items } = await platform.get<Colleagues>('/api/access/users/active', { token: admin });
    const match = items.find(item => item.username === username);
    if (!match) throw new Error(`No ${username}.`);
    return match._id;
  };
  const members = async (id: string, difference: { add?: readonly string[]; remove?: readonly string[] }) =>
    send(admin, 'POST', `/${id}/members`, { add: [], remove: [], ...difference });
  const mayNot = (token: string, ...permissions: readonly Permission[]) =>
    platform.get<string[]>('/api/access/users/permissionsCheck', {
      method: 'POST',
      token,
      body: { permissions },
    });
  const complete = () => putRegistration(platform, { status: 'COMPLETE', assignee: 'meridian.user' });

  it('give nothing until a second Admin agrees, and then to everyone in them', async () => {
    const { _id, version } = await create('Acceptance', [whole(accept), whole('auditRead')]);
    expect(version).toBe(1);
    expect((await members(_id, { add: [await idOf('meridian.user')] })).status).toBe(200);
    expect((await read(_id)).grants).toEqual([]);
    expect(await mayNot(user, accept, 'auditRead')).toEqual([accept, 'auditRead']);
    const request = await requestAbout(_id);
    expect(request).toMatchObject({
      subject: { type: 'group', name: 'Acceptance' },
      policy: 'twoPersons',
      hindrance: null,
      diff: [
        { path: accept, old: null, new: 'INITIATE_AND_APPROVE' },
        { path: 'auditRead', old: null, new: 'INITIATE_AND_APPROVE' },
      ],
    });
    expect(await errorOf(await decide(request, 'approve', admin))).toMatchObject({ type: 'OwnRequest' });
    expect((await decide(request, 'approve', second)).status).toBe(200);
    // As soon as every process has heard of it: nothing that was known of them before is used.
    await until(async () => expect(await mayNot(user, accept, 'auditRead')).toEqual([]));
    expect((await read(_id)).grants).toEqual([whole(accept), whole('auditRead')]);
    expect((await members(_id, { remove: [await idOf('meridian.user')] })).status).toBe(200);
    await until(async () => expect(await mayNot(user, accept, 'auditRead')).toEqual([accept, 'auditRead']));
  });

  it('cannot give what no role may be given, nor in part what is not signed off', async () => {
    const make = (grant: GroupGrant) => send(admin, 'POST', '', { name: 'Too much', grants: [grant] });
    expect(await errorOf(await make(whole('userGroupsSettingsWrite')))).toMatchObject({
      fields: [{ path: 'grants[0].permission', code: 'oneOf' }],
    });
    expect(await errorOf(await make({ permission: 'auditRead', mode: 'APPROVE' }))).toMatchObject({
      fields: [{ path: 'grants[0].mode', code: 'oneOf' }],
    });
  });

  it('have names of their own, whatever the case', async () => {
    const group = await create('Screening');
    expect(await errorOf(await send(admin, 'POST', '', { name: 'SCREENING', grants: [] }))).toMatchObject({
      fields: [{ path: 'name', code: 'nameTaken' }],
    });
    const renamed = await send(admin, 'PUT', `/${group._id}`, { name: 'screening', grants: [] }, 1);
    expect(await renamed.json()).toMatchObject({ name: 'screening', version: 2 });
  });

  it('are renamed at once, which makes void what was asked for under the other name', async () => {
    const { _id } = await create('One', [whole('auditRead')]);
    const request = await requestAbout(_id);
    expect((await send(admin, 'PUT', `/${_id}`, { name: 'Two', grants: [] }, 1)).status).toBe(200);
    expect(await errorOf(await decide(request, 'approve', second))).toMatchObject({ type: 'VersionStale' });
    await expect(requestAbout(_id)).rejects.toThrow('Nothing was asked for.');
  });

  it('are deleted by one while they give nothing, and by two afterwards', async () => {
    const empty = await create('Empty');
    const remove = (id: string, version: number) => send(admin, 'DELETE', `/${id}`, undefined, version);
    expect(await (await remove(empty._id, 1)).json()).toEqual({ isRequested: false });
    const full = await create('Full', [whole('auditRead')]);
    expect((await approve(full._id)).status).toBe(200);
    await members(full._id, { add: [await idOf('meridian.user')] });
    await until(async () => expect(await mayNot(user, 'auditRead')).toEqual([]));
    expect(await (await remove(full._id, 2)).json()).toEqual({ isRequested: true });
    expect(await mayNot(user, 'auditRead')).toEqual([]);
    expect((await approve(full._id)).status).toBe(200);
    await until(async () => expect(await mayNot(user, 'auditRead')).toEqual(['auditRead']));
    expect((await platform.ask(`${path}/${full._id}`, { token: admin })).status).toBe(404);
  });

  it('tell what happened to them, and by whom', async () => {
    const { _id } = await create('History', [whole(accept)]);
    await approve(_id);
    await members(_id, { add: [await idOf('meridian.user')] });
    await members(_id, { add: [await idOf('meridian.user')] });
    await send(admin, 'PUT', `/${_id}`, { name: 'Chronicle', grants: [whole(accept)] }, 2);
    const { items } = await platform.get<History>(`${path}/${_id}/history`, { token: admin });
    expect(items).toMatchObject([
      { action: 'group.renamed', actor: 'Sanne de Wit', renamed: { before: 'History', after: 'Chronicle' } },
      { action: 'group.membersChanged', added: ['Malik Bakker'], removed: [] },
      {
        action: 'group.changed',
        grants: [{ permission: accept, before: null, after: 'INITIATE_AND_APPROVE' }],
      },
      { action: 'group.created', grants: [] },
    ]);
    expect(items[2]?.actor).not.toBe('Sanne de Wit');
  });

  describe('with the modes of signing off', () => {
    const join = async (mode: GroupGrant['mode']) => {
      const { _id } = await create(`In part ${mode}`, [{ permission: accept, mode }]);
      await approve(_id);
      const difference = { add: [await idOf('meridian.user')], remove: [] };
      // By someone else than the one who asks below: they are no four eyes for a while.
      expect((await send(second, 'POST', `/${_id}/members`, difference)).status).toBe(200);
      // A session of its own: nothing is known of it yet.
      user = await platform.signIn('meridian.user');
    };
    beforeEach(async () => {
      await putSection(platform.database, 'meridian', 'onboarding', present => ({
        ...present,
        acceptance: 'none',
      }));
    });
    const change = { next: 'ACCEPTED', comment: 'All is there' } as const;
    const statusAfter = async (id: string, token: string) =>
      ((await (await statusDoor(platform, token).change(id, change)).json()) as { status: string }).status;
    const decideOn = async (id: string) => {
      const { items } = await platform.get<SignOffs>(`${signOffs}?action=registration.accept`, {
        token: user,
      });
      const request = items.find(({ subject }) => subject.id === id);
      return request?.hindrance;
    };

    it('both halves: accepts alone where one person is enough, and decides for others, never on their own', async () => {
      await join('INITIATE_AND_APPROVE');
      expect(await statusAfter(await complete(), user)).toBe('ACCEPTED');
      const high = await putRegistration(platform, {
        status: 'COMPLETE',
        riskLevel: 'HIGH',
        assignee: 'meridian.user',
      });
      expect(await statusAfter(high, user)).toBe('COMPLETE');
      expect(await decideOn(high)).toBe('ownRequest');
    });

    it('deciding alone: what they would do by themselves someone else decides on', async () => {
      await join('APPROVE');
      const registration = await complete();
      expect(await statusAfter(registration, user)).toBe('COMPLETE');
      expect(await decideOn(registration)).toBe('ownRequest');
      // Asked for by someone who did not put them in the group.
      const others = await complete();
      await putSection(platform.database, 'meridian', 'onboarding', present => ({
        ...present,
        acceptance: 'twoPersons',
      }));
      expect(await statusAfter(others, admin)).toBe('COMPLETE');
      expect(await decideOn(others)).toBe(null);
    });

    it('asking alone: they decide on nothing', async () => {
      await join('INITIATE');
      expect(await mayNot(user, accept)).toEqual([accept]);
      const registration = await complete();
      expect(await statusAfter(registration, user)).toBe('COMPLETE');
      expect(await decideOn(registration)).toBe('ownRequest');
    });

    it('seeing alone: they ask for nothing that way', async () => {
      await join('VIEW');
      expect(await mayNot(user, accept)).toEqual([accept]);
      expect((await statusDoor(platform, user).change(await complete(), change)).status).toBe(403);
    });
  });

  it('count who put someone in as one with them for a while', async () => {
    const { _id } = await create('Deciders', [whole(accept)]);
    await approve(_id);
    await members(_id, { add: [await idOf('meridian.user')] });
    const influence = await platform.database.read('meridian', tx =>
      tx.selectFrom('credential_changes').select(['user_id', 'kind']).where('kind', '=', 'group').execute(),
    );
    expect(influence).toEqual([{ user_id: await idOf('meridian.user'), kind: 'group' }]);
  });

  it('take what two Admins do at once: both put someone in, one of two changes goes through', async () => {
    const { _id } = await create('At once');
    const ids = await Promise.all(['meridian.user', 'meridian.agent'].map(idOf));
    const both = await Promise.all(
      [admin, second].map((token, index) =>
        send(token, 'POST', `/${_id}/members`, { add: [ids[index]], remove: [] }),
      ),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(_id)).memberIds.toSorted()).toEqual(ids.toSorted());
    const changes = await Promise.all(
      [admin, second].map(token =>
        send(token, 'PUT', `/${_id}`, { name: 'At once', grants: [whole('auditRead')] }, 1),
      ),
    );
    expect(changes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const names = await Promise.all(
      [admin, second].map(token => send(token, 'POST', '', { name: 'The same', grants: [] })),
    );
    expect(names.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const request = await requestAbout(_id, admin).catch(() => requestAbout(_id));
    const decisions = await Promise.all([admin, second].map(token => decide(request, 'approve', token)));
    expect(decisions.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      expect.any(Number),
    ]);
    expect((await read(_id)).version).toBe(2);
  });
});
