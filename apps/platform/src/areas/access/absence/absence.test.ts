import type { OutputOf, contract } from '@dossier/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

type Profile = OutputOf<typeof contract.access.profile>;
type User = OutputOf<typeof contract.access.users>['items'][number];
type List<Item> = { readonly items: readonly Item[] };
type Registration = { readonly _id: string; readonly version: number; readonly assignee_id: string | null };

/** The clock of tests stands at 21 November 2026. */
const today = '2026-11-21';
const nextWeek = '2026-11-28';

onBothEngines('an absence', engine => {
  let platform: TestPlatform;
  let [admin, malik, louise] = ['', '', ''];
  let ids: Readonly<Record<string, string>>;

  beforeEach(async () => {
    platform = await startTestPlatform(engine);
    admin = await platform.signIn('meridian.admin');
    malik = await platform.signIn('meridian.user');
    louise = await platform.signIn('meridian.agent');
    const { items } = await users();
    ids = Object.fromEntries(items.map(({ username, _id }) => [username, _id]));
  });

  const users = () => platform.get<List<User>>('/api/access/users?max=100', { token: admin });
  const userNamed = async (username: string) =>
    (await users()).items.find(each => each.username === username);
  const ownVersion = async (token: string) =>
    (await platform.get<Profile>('/api/access/users/me/profile', { token })).version;
  const setOwn = async (token: string, absence: object | null) =>
    platform.ask('/api/access/users/me/profile?action=absence', {
      method: 'PUT',
      token,
      headers: { 'if-match': `"v${await ownVersion(token)}"` },
      body: { absence },
    });
  const setOther = async (username: string, absence: object | null, token = admin) => {
    const user = await userNamed(username);
    return platform.ask(`/api/access/users/${user?._id ?? ''}?action=absence`, {
      method: 'PUT',
      token,
      headers: { 'if-match': `"v${user?.version ?? 0}"` },
      body: { absence },
    });
  };
  const aRegistration = async (query = ''): Promise<Registration> => {
    const { items } = await platform.get<List<Registration>>(`/api/main/registrations?max=1${query}`, {
      token: admin,
    });
    return items[0] as Registration;
  };
  const assign = async (assigneeId: string | undefined, token = admin) => {
    const { _id, version } = await aRegistration();
    return platform.get<Registration>(`/api/main/registrations/${_id}/assignee`, {
      method: 'POST',
      token,
      headers: { 'if-match': `"v${version}"` },
      body: { assigneeId },
    });
  };

  it('is set by oneself, seen by colleagues, and ends by itself the day after', async () => {
    const response = await setOwn(malik, { from: today, until: nextWeek, deputyId: ids['meridian.admin'] });
    expect(response.status).toBe(200);
    const absence = { from: today, until: nextWeek, isNow: true, deputy: 'Sanne de Wit' };
    expect(await response.json()).toMatchObject({ absence });
    const active = await platform.get<List<User>>('/api/access/users/active', { token: louise });
    expect(active.items.find(({ _id }) => _id === ids['meridian.user'])).toMatchObject({ absence });
    platform.clock.turn(8 * 86_400);
    admin = await platform.signIn('meridian.admin');
    expect(await userNamed('meridian.user')).toMatchObject({ absence: null });
  });

  it('is set for another by an Admin alone, and stands in the trail', async () => {
    expect((await setOther('meridian.user', { from: today, until: today, deputyId: null })).status).toBe(200);
    expect(
      (await setOther('meridian.admin', { from: today, until: today, deputyId: null }, malik)).status,
    ).toBe(403);
    expect((await setOther('meridian.user', null)).status).toBe(200);
    const history = await platform.get<List<{ action: string; isOwn: boolean }>>(
      `/api/access/users/${ids['meridian.user'] ?? ''}/history`,
      { token: admin },
    );
    expect(history.items.slice(0, 2)).toMatchObject([
      { action: 'user.absenceEnded', isOwn: false },
      { action: 'user.absenceSet', isOwn: false },
    ]);
  });

  it('is not overwritten by whoever saw an earlier version', async () => {
    const version = await ownVersion(malik);
    const body = { absence: { from: today, until: today, deputyId: null } };
    const put = () =>
      platform.ask('/api/access/users/me/profile?action=absence', {
        method: 'PUT',
        token: malik,
        headers: { 'if-match': `"v${version}"` },
        body,
      });
    const both = await Promise.all([put(), put()]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });

  it('refuses days that are over or no days, and deputies who cannot', async () => {
    const deputyId = () => ids['meridian.admin'];
    const refused: [object, string, string][] = [
      [{ from: '2026-02-30', until: nextWeek, deputyId: null }, 'absence.from', 'date'],
      [{ from: '2026-11-01', until: '2026-11-20', deputyId: null }, 'absence.until', 'dayOver'],
      [{ from: nextWeek, until: today, deputyId: null }, 'absence.until', 'absenceLength'],
      [{ from: today, until: '2028-11-21', deputyId: null }, 'absence.until', 'absenceLength'],
      [{ from: today, until: today, deputyId: ids['meridian.user'] }, 'absence.deputyId', 'oneOf'],
      [{ from: today, until: today, deputyId: ids['meridian.disabled'] }, 'absence.deputyId', 'oneOf'],
      [{ from: today, until: today, deputyId: crypto.randomUUID() }, 'absence.deputyId', 'oneOf'],
      // An Agent may not change client files, as a User may.
      [{ from: today, until: today, deputyId: ids['meridian.agent'] }, 'absence.deputyId', 'deputyLacks'],
    ];
    for (const [absence, path, code] of refused) {
      const response = await setOwn(malik, absence);
      expect(response.status).toBe(400);
      expect(await errorOf(response)).toMatchObject({ fields: [{ path, code }] });
    }
    await setOwn(admin, { from: today, until: today, deputyId: null });
    const response = await setOwn(malik, { from: today, until: nextWeek, deputyId: deputyId() });
    expect(await errorOf(response)).toMatchObject({
      fields: [{ path: 'absence.deputyId', code: 'deputyAway' }],
    });
  });

  describe('with a deputy', () => {
    it('sends what is assigned meanwhile to the deputy, and to the one afterwards', async () => {
      await setOwn(malik, { from: today, until: nextWeek, deputyId: ids['meridian.admin'] });
      expect(await assign(ids['meridian.user'])).toMatchObject({ assignee_id: ids['meridian.admin'] });
      // What one takes oneself stays.
      expect(await assign(ids['meridian.user'], malik)).toMatchObject({ assignee_id: ids['meridian.user'] });
      platform.clock.turn(8 * 86_400);
      admin = await platform.signIn('meridian.admin');
      expect(await assign(ids['meridian.user'])).toMatchObject({ assignee_id: ids['meridian.user'] });
    });

    it('that begins later changes nothing until then', async () => {
      await setOwn(malik, { from: nextWeek, until: nextWeek, deputyId: ids['meridian.admin'] });
      expect(await assign(ids['meridian.user'])).toMatchObject({ assignee_id: ids['meridian.user'] });
    });

    it('counts among the tasks of the deputy what their list shows', async () => {
      const counts = async () => {
        const { tasksMine } = await platform.get<{ tasksMine: number }>('/api/notifications/counts', {
          token: admin,
        });
        const { total } = await platform.get<{ total: number }>('/api/workflows/processes?scope=mine&max=1', {
          token: admin,
        });
        return [tasksMine, total];
      };
      await assign(ids['meridian.user']);
      const [before] = await counts();
      await setOwn(malik, { from: today, until: nextWeek, deputyId: ids['meridian.admin'] });
      platform.clock.turn(2);
      const [counted, listed] = await counts();
      expect(counted).toBeGreaterThan(before ?? 0);
      expect(counted).toBe(listed);
    });

    it('shows an Agent the work of the one who is away, among the tasks of their own', async () => {
      await assign(ids['meridian.user']);
      // A deputy lacks nothing that the one who is away has: this one is an Agent, too.
      await platform.database.tenant('meridian', tx =>
        tx
          .updateTable('users')
          .set({ away_from: today, away_until: nextWeek, deputy_id: ids['meridian.agent'] ?? null })
          .where('id', '=', ids['meridian.user'] ?? '')
          .execute(),
      );
      platform.clock.turn(2);
      const { _id } = await aRegistration(`&assignee=${ids['meridian.user'] ?? ''}`);
      const see = async () =>
        (await platform.ask(`/api/main/registrations/${_id}`, { token: louise })).status;
      expect(await see()).toBe(200);
      platform.clock.turn(8 * 86_400);
      louise = await platform.signIn('meridian.agent');
      expect(await see()).toBe(404);
    });
  });
});
