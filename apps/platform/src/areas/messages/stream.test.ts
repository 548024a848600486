import type { contract, OutputOf } from '@dossier/api/contract';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { onBothEngines } from '../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { lastEvent, readStream, type ReadStream } from '../../testing/stream.ts';
import { until } from '../../testing/until.ts';

type Registration = OutputOf<typeof contract.registrations.get>;
type Contact = OutputOf<typeof contract.tenants.contact>;
type Users = OutputOf<typeof contract.access.users>;

const address = '/api/notifications/stream';
const party = { naturalPerson: { lastName: 'Voorbeeld', email: 'v@post.example', address: { city: 'Ede' } } };

onBothEngines('the stream', engine => {
  let platform: TestPlatform;
  const open: ReadStream[] = [];

  beforeAll(async () => {
    platform = await startTestPlatform(engine, {}, { streamCheck: 50 });
  });
  afterEach(async () => {
    for (const stream of open.splice(0)) await stream.close();
  });

  /** Hears what happens from now on, unless it says since when. */
  async function listen(userName: string, { after, query = '' }: { after?: number; query?: string } = {}) {
    const token = await platform.signIn(userName);
    const headers = { 'last-event-id': String(after ?? (await lastEvent(platform, userName.split('.')[0]))) };
    const stream = readStream(await platform.ask(address + query, { token, headers }));
    open.push(stream);
    // The first thing that is told: from here on nothing is missed.
    if (query === '') await until(() => expect(heard(stream, 'counts')).not.toEqual([]));
    return { ...stream, token };
  }
  const heard = ({ events }: ReadStream, name: string) => events.filter(event => event.name === name);
  const entities = (stream: ReadStream) => heard(stream, 'entity').map(({ data }) => data['id']);
  const create = (token: string) =>
    platform.get<Registration>('/api/main/registrations', {
      method: 'POST',
      token,
      body: { type: 'INDIVIDUAL', channel: 'Professional', parties: [party] },
    });
  const assign = ({ _id, version }: Registration, assigneeId: string | null, token: string) =>
    platform.get<Registration>(`/api/main/registrations/${_id}/assignee`, {
      method: 'POST',
      token,
      body: { assigneeId },
      headers: { 'if-match': `"v${version}"` },
    });
  const idOf = async (userName: string) => {
    const { rows } = await platform.database.read('meridian', tx =>
      sql<{ id: string }>`select id from users where username = ${userName}`.execute(tx),
    );
    return rows[0]?.id ?? '';
  };

  it('tells a colleague of what someone has just made, and no one of another tenant', async () => {
    const colleague = await listen('meridian.user');
    const stranger = await listen('noordhaven.admin');
    const { _id, version } = await create(await platform.signIn('meridian.admin'));
    await until(() =>
      expect(heard(colleague, 'entity')).toMatchObject([
        { data: { type: 'registration', id: _id, version } },
      ]),
    );
    const registration = await create(stranger.token);
    await until(() => expect(entities(stranger)).toEqual([registration._id]));
    expect(entities(colleague)).toEqual([_id]);
  });

  it('tells an Agent only of records that are theirs, and that one is not any more', async () => {
    const agent = await listen('meridian.agent');
    const admin = await platform.signIn('meridian.admin');
    const [agentId, adminId] = [await idOf('meridian.agent'), await idOf('meridian.admin')];
    const others = await create(admin);
    const assigned = await assign(await create(admin), agentId, admin);
    const back = await assign(assigned, adminId, admin);
    await assign(back, null, admin);
    const theirs = await create(agent.token);
    await until(() => expect(entities(agent)).toHaveLength(3));
    expect(heard(agent, 'entity').map(({ data }) => data)).toMatchObject([
      { id: assigned._id, version: assigned.version },
      { id: assigned._id, version: back.version },
      { id: theirs._id, version: 1 },
    ]);
    expect(entities(agent)).not.toContain(others._id);
  });

  it('tells how much waits, all of it, whenever that changes', async () => {
    const user = await listen('meridian.user');
    const [before] = heard(user, 'counts');
    const admin = await platform.signIn('meridian.admin');
    await assign(await create(admin), await idOf('meridian.user'), admin);
    await until(() =>
      expect(heard(user, 'counts').at(-1)?.data).toEqual({
        ...before?.data,
        inboxUnread: Number(before?.data['inboxUnread']) + 1,
        tasksOpen: Number(before?.data['tasksOpen']) + 1,
        tasksMine: Number(before?.data['tasksMine']) + 1,
      }),
    );
    expect(await platform.get('/api/notifications/counts', { token: user.token })).toEqual(
      heard(user, 'counts').at(-1)?.data,
    );
  });

  it('tells everyone of settings, and the user concerned of what they may do', async () => {
    const admin = await listen('meridian.admin');
    const agent = await listen('meridian.agent');
    const settings = '/api/main/tenants/meridian/settings?action=contact';
    const { version, value } = await platform.get<Contact>(settings, { token: admin.token });
    await platform.get(settings, {
      method: 'PUT',
      token: admin.token,
      headers: { 'if-match': `"v${version}"` },
      body: { reason: null, value: { ...value, shortName: 'Meri' } },
    });
    const { items } = await platform.get<Users>('/api/access/users?search=meridian.agent', {
      token: admin.token,
    });
    const { _id, version: readVersion, firstName, middleName, lastName, email } = items[0]!;
    await platform.get(`/api/access/users/${_id}?action=update`, {
      method: 'PUT',
      token: admin.token,
      headers: { 'if-match': `"v${readVersion}"` },
      body: { firstName, middleName, lastName, email, profile: 'ROLE_TENANT_USER' },
    });
    await until(() => expect(heard(agent, 'permissions.changed')).toHaveLength(1));
    await until(() => expect(entities(admin)).toContain(_id));
    for (const { events } of [admin, agent])
      expect(events.find(({ name }) => name === 'settings.changed')?.data).toEqual({
        section: 'contact',
        version: version + 1,
      });
    expect(heard(admin, 'permissions.changed')).toEqual([]);
    expect(entities(agent)).toEqual([]);
  });

  it('tells the user who manages colleagues that one of them has another name now', async () => {
    const [admin, user] = [await listen('meridian.admin'), await listen('meridian.user')];
    const profilePath = '/api/access/users/me/profile';
    const profile = await platform.get<OutputOf<typeof contract.access.profile>>(profilePath, {
      token: user.token,
    });
    await platform.get(profilePath, {
      method: 'PUT',
      token: user.token,
      headers: { 'if-match': `"v${profile.version}"` },
      body: { firstName: 'Bram', middleName: null, lastName: 'Anders', locale: null },
    });
    const [id, made] = [await idOf('meridian.user'), await create(user.token)];
    await until(() => expect(entities(admin)).toEqual([id, made._id]));
    await until(() => expect(entities(user)).toEqual([made._id]));
  });

  it('goes on where it broke, and says when it cannot', async () => {
    const before = await listen('meridian.user');
    const last = before.events.at(-1)?.id ?? 0;
    await before.close();
    const missed = await create(await platform.signIn('meridian.admin'));
    const after = await listen('meridian.user', { after: last });
    expect(entities(after)).toEqual([missed._id]);
    expect(after.events.every(({ id }) => id > last)).toBe(true);
    const lost = await listen('meridian.user', { after: 999_999 });
    expect(lost.events.map(({ name }) => name)).toEqual(['resync', 'counts']);
    const later = await create(await platform.signIn('meridian.admin'));
    await until(() => expect(entities(lost)).toEqual([later._id]));
  });

  it('tells a page that listens for the first time what has changed since its token was issued', async () => {
    const token = await platform.signIn('meridian.user');
    const { _id } = await create(await platform.signIn('meridian.admin'));
    const stream = readStream(await platform.ask(address, { token }));
    open.push(stream);
    await until(() => expect(entities(stream)).toContain(_id));
  });

  it('has a page whose token is old read everything again', async () => {
    const token = await platform.signIn('meridian.user');
    platform.clock.turn(6 * 60);
    await create(await platform.signIn('meridian.admin'));
    const stream = readStream(await platform.ask(address, { token }));
    open.push(stream);
    await until(() => expect(heard(stream, 'resync')).toHaveLength(1));
  });

  it('begins with how long to wait before coming back, and tells what was asked for only', async () => {
    const jobs = await listen('meridian.user', { query: '?topics=jobs' });
    const { _id } = await create(await platform.signIn('meridian.admin'));
    await until(() => expect(entities(jobs)).toEqual([_id]));
    expect(jobs.text()).toMatch(/^retry: 5000\n\n/);
    expect(heard(jobs, 'counts')).toEqual([]);
    const refused = await platform.ask(`${address}?topics=everything`, { token: jobs.token });
    expect((await errorOf(refused)).fields).toMatchObject([{ code: 'oneOf' }]);
  });

  it('keeps no session alive, whatever it says of itself', async () => {
    const { token } = await listen('meridian.user');
    const readState = () =>
      platform.database.read('meridian', tx =>
        sql<{ at: string }>`select max(last_active_at) as at from sessions s join users u on u.id = s.user_id
          where u.username = 'meridian.user'`.execute(tx),
      );
    const before = await readState();
    platform.clock.turn(120);
    const again = readStream(await platform.ask(address, { token }));
    open.push(again);
    await until(() => expect(heard(again, 'counts')).toHaveLength(1));
    expect((await readState()).rows).toEqual(before.rows);
  });

  it('ends when its person signs out everywhere', async () => {
    const { ended, token } = await listen('meridian.user');
    await platform.ask('/api/access/users?logout', { method: 'POST', token });
    await expect(ended).resolves.toBeUndefined();
    expect((await platform.ask(address, { token })).status).toBe(401);
  });

  it('ends when its person is locked out', async () => {
    const user = await listen('meridian.user');
    const token = await platform.signIn('meridian.admin');
    const { items } = await platform.get<Users>('/api/access/users?search=meridian.user', { token });
    const { _id, version } = items[0]!;
    const lock = (enabled: boolean, version: number) =>
      platform.get<{ version: number }>(`/api/access/users/${_id}?action=enable_disable`, {
        method: 'PUT',
        token,
        headers: { 'if-match': `"v${version}"` },
        body: { enabled, successorId: null },
      });
    const locked = await lock(false, version);
    await expect(user.ended).resolves.toBeUndefined();
    await lock(true, locked.version);
  });

  it('ends with its token', async () => {
    const { ended } = await listen('meridian.admin');
    platform.clock.turn(3_600);
    await expect(ended).resolves.toBeUndefined();
  });

  it('is held twenty times by one person at most', async () => {
    const { token } = await listen('noordhaven.user');
    for (let i = 1; i < 20; i++) open.push(readStream(await platform.ask(address, { token })));
    expect((await platform.ask(address, { token })).status).toBe(429);
  });

  it('ends when the platform stops', async () => {
    const { ended } = await listen('meridian.user');
    platform.stop();
    await expect(ended).resolves.toBeUndefined();
  });
});
