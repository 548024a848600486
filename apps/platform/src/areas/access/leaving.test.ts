import type { contract, OpenWork, OutputOf } from '@dossier/api/contract';
import { beforeEach, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { grantTo } from '../../testing/groups.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { completePerson, putRegistration } from '../../testing/registrations.ts';
import { makeAdmin } from '../../testing/second-admin.ts';

type User = OutputOf<typeof contract.access.users>['items'][number];

const users = '/api/access/users';
const leaving = 'meridian.agent';

onBothEngines('someone who goes', engine => {
  let platform: TestPlatform;
  let token: string;
  beforeEach(async () => {
    platform = await startTestPlatform(engine);
    token = await platform.signIn('meridian.admin');
  });

  const list = async () => (await platform.get<{ items: User[] }>(`${users}?max=100`, { token })).items;
  const find = async (username: string): Promise<User> => {
    const user = (await list()).find(each => each.username === username);
    if (!user) throw new Error(`No ${username}.`);
    return user;
  };
  const disable = ({ _id, version }: User, successorId?: string | null) =>
    platform.ask(`${users}/${_id}?action=enable_disable`, {
      method: 'PUT',
      token,
      headers: { 'if-match': `"v${version}"` },
      body: { enabled: false, ...(successorId !== undefined && { successorId }) },
    });
  const remove = ({ _id, version }: User, successor?: string) =>
    platform.ask(`${users}/${_id}${successor === undefined ? '' : `?successor=${successor}`}`, {
      method: 'DELETE',
      token,
      headers: { 'if-match': `"v${version}"` },
    });
  /** Open registrations of theirs, made for this. */
  const giveWork = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () =>
        putRegistration(platform, { tenant: 'meridian', assignee: leaving, parties: [completePerson()] }),
      ),
    );
  const workOf = async ({ _id }: User) =>
    (await platform.get<{ registrations: number }>(`${users}/${_id}/work`, { token })).registrations;

  it('is not kept out before anyone has said who does the open work', async () => {
    await giveWork(1);
    const response = await disable(await find(leaving));
    expect(response.status).toBe(422);
    expect(await errorOf(response)).toMatchObject({ type: 'Blocked' });
    expect((await find(leaving)).enabled).toBe(true);
  });

  it('passes 14 open registrations on in the same unit of work, each with its entry', async () => {
    const ids = await giveWork(14);
    const [user, successor] = [await find(leaving), await find('meridian.user')];
    const [theirs, others] = [await workOf(user), await workOf(successor)];
    expect(theirs).toBeGreaterThanOrEqual(14);
    expect((await disable(user, successor._id)).status).toBe(200);
    expect(await workOf(user)).toBe(0);
    expect(await workOf(successor)).toBe(others + theirs);
    const entries = await platform.database.read('meridian', tx =>
      tx
        .selectFrom('audit')
        .select('object_id')
        .where('action', '=', 'registration.assigned')
        .where('object_id', 'in', ids)
        .execute(),
    );
    expect(entries).toHaveLength(14);
  });

  it('passes processes and client files on with the registrations', async () => {
    const [user, successor] = [await find(leaving), await find('meridian.user')];
    const [file] = await platform.database.tenant('meridian', tx =>
      tx.selectFrom('parties').select(['id', 'version']).where('status', '=', 'A').limit(1).execute(),
    );
    await platform.database.tenant('meridian', tx =>
      tx
        .updateTable('parties')
        .set({ assignee_id: user._id })
        .where('id', '=', file?.id ?? '')
        .execute(),
    );
    const process = await platform.get<{ processId: string; version: number }>('/api/workflows/processes', {
      method: 'POST',
      token,
      body: {
        workflowId: 'changePartyStatus',
        entityType: 'party',
        entityId: file?.id,
        target: 'I',
        note: null,
      },
    });
    await platform.get(`/api/workflows/processes/${process.processId}/states`, {
      method: 'POST',
      token,
      headers: { 'if-match': `"v${process.version}"` },
      body: { move: 'assign', assigneeId: user._id, note: null },
    });
    const work = await platform.get<OpenWork>(`${users}/${user._id}/work`, { token });
    expect(work.processes).toBe(1);
    expect(work.files).toBeGreaterThanOrEqual(1);
    expect((await disable(user, successor._id)).status).toBe(200);
    expect(await platform.get(`${users}/${user._id}/work`, { token })).toEqual({
      registrations: 0,
      processes: 0,
      files: 0,
    });
    const row = await platform.database.read('meridian', tx =>
      tx.selectFrom('processes').select('assignee_id').where('id', '=', process.processId).executeTakeFirst(),
    );
    expect(row?.assignee_id).toBe(successor._id);
    const entries = await platform.database.read('meridian', tx =>
      tx
        .selectFrom('audit')
        .select('action')
        .where('object_id', 'in', [process.processId, file?.id ?? ''])
        .where('action', 'in', ['process.assigned', 'party.assigned'])
        .execute(),
    );
    expect(entries.map(({ action }) => action)).toContain('party.assigned');
    expect(entries.map(({ action }) => action)).toContain('process.assigned');
  });

  it('passes nothing on to a colleague from whom the client is kept: it waits for one who may see it', async () => {
    const [open, restricted] = await giveWork(2);
    const [user, successor] = [await find(leaving), await find('meridian.user')];
    const [client] = (
      await platform.database.tenant('meridian', tx =>
        tx
          .updateTable('parties')
          .set({ restriction: 'VIP', restriction_reason: 'Everyone knows them', assignee_id: user._id })
          .where('id', 'in', eb =>
            eb
              .selectFrom('registration_parties')
              .select('party_id')
              .where('registration_id', '=', restricted ?? ''),
          )
          .returning('id')
          .execute(),
      )
    ).map(({ id }) => id);
    expect((await disable(user, successor._id)).status).toBe(200);
    const assigneeOf = async (table: 'registrations' | 'parties', id: string | undefined) =>
      (
        await platform.database.read('meridian', tx =>
          tx
            .selectFrom(table)
            .select('assignee_id')
            .where('id', '=', id ?? '')
            .executeTakeFirstOrThrow(),
        )
      ).assignee_id;
    expect(await assigneeOf('registrations', open)).toBe(successor._id);
    expect(await assigneeOf('registrations', restricted)).toBeNull();
    expect(await assigneeOf('parties', client)).toBeNull();
  });

  it('leaves the work to no one where that is what was said', async () => {
    await giveWork(1);
    const user = await find(leaving);
    expect((await disable(user, null)).status).toBe(200);
    expect(await workOf(user)).toBe(0);
  });

  it.each([
    ['themselves', leaving],
    ['someone who is disabled', 'meridian.disabled'],
    ['someone of another firm', 'noordhaven.user'],
  ])('cannot leave it to %s', async (_, username) => {
    await giveWork(1);
    await platform.database.tenant(username.split('.')[0] ?? '', tx =>
      tx.updateTable('users').set({ enabled: false }).where('username', '=', 'meridian.disabled').execute(),
    );
    const successor = await platform.database.read(username.split('.')[0] ?? '', tx =>
      tx.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst(),
    );
    const response = await disable(await find(leaving), successor?.id ?? crypto.randomUUID());
    expect(await errorOf(response)).toMatchObject({ fields: [{ path: 'successorId', code: 'oneOf' }] });
    expect((await find(leaving)).enabled).toBe(true);
  });

  it('is deleted: out of every list and group, signed out, and named in what they did', async () => {
    await grantTo(platform, leaving, ['auditRead']);
    const theirs = await platform.signIn(leaving);
    const user = await find(leaving);
    expect(user.groups.length).toBeGreaterThan(0);
    expect((await remove(user, 'none')).status).toBe(200);
    expect((await list()).map(({ username }) => username)).not.toContain(leaving);
    expect((await platform.ask(`${users}/me`, { token: theirs })).status).toBe(401);
    await expect(platform.signIn(leaving)).rejects.toThrow('403');
    expect((await remove(user, 'none')).status).toBe(404);
    const row = await platform.database.read('meridian', tx =>
      tx.selectFrom('users').select(['first_name', 'role']).where('id', '=', user._id).executeTakeFirst(),
    );
    expect(row).toEqual({ first_name: user.firstName, role: null });
  });

  it('is deleted once: of two who do it at once one is told', async () => {
    const user = await find(leaving);
    const both = await Promise.all([remove(user, 'none'), remove(user, 'none')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  it('is no Admin: two people take that role first; and no one deletes oneself', async () => {
    await makeAdmin(platform, 'meridian.user');
    for (const username of ['meridian.user', 'meridian.admin'])
      expect(await errorOf(await remove(await find(username), 'none'))).toMatchObject({
        type: 'UserProtected',
      });
  });

  it('is shown with all that S2 §3 has of a user', async () => {
    await grantTo(platform, leaving, ['auditRead'], 'Advisers');
    const user = await find(leaving);
    expect(user).toMatchObject({ sub: user._id, emailVerified: true, tenant_id: 'meridian' });
    const { items } = await platform.get<{ items: { _id: string; name: string }[] }>('/api/access/groups', {
      token,
    });
    expect(user.groups).toContain(items.find(({ name }) => name === 'Advisers')?._id);
    expect(typeof user.phoneVerified).toBe('boolean');
  });
});
