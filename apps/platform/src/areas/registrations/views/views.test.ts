import { viewLimits, type contract, type OutputOf } from '@dossier/api/contract';
import { beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { putRegistration } from '../../../testing/registrations.ts';

type Views = OutputOf<typeof contract.registrations.views>;
type View = Views['items'][number];
type List = OutputOf<typeof contract.registrations.list>;
type Registration = OutputOf<typeof contract.registrations.get>;

const path = '/api/main/registrations/views';

onBothEngines('views of the list of registrations', engine => {
  let platform: TestPlatform;
  let admin: string;
  let user: string;
  let agent: string;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    admin = await platform.signIn('meridian.admin');
    user = await platform.signIn('meridian.user');
    agent = await platform.signIn('meridian.agent');
  });

  const viewFields = { name: 'Mine', isShared: false, query: { assignee: 'me' }, columns: '' };
  const save = async (token: string, body: object) => {
    const response = await platform.ask(path, { method: 'POST', token, body: { ...viewFields, ...body } });
    expect(response.status).toBe(200);
    return (await response.json()) as View;
  };
  const at = (token: string, { _id, version }: View, method: 'PUT' | 'DELETE', body?: object) =>
    platform.ask(`${path}/${_id}`, {
      method,
      token,
      headers: { 'if-match': `"v${version}"` },
      ...(body && { body: { ...viewFields, ...body } }),
    });
  const markSeen = (token: string, { _id }: View) =>
    platform.ask(`${path}/${_id}/looks`, { method: 'POST', token, body: {} });
  const views = async (token: string) => (await platform.get<Views>(path, { token })).items;
  const named = async (token: string, name: string) => (await views(token)).find(view => view.name === name);

  it('is the person’s own, and counts what they find by it', async () => {
    const saved = await save(user, {
      name: '  Mine to do  ',
      query: { assignee: 'me', status: ['INCOMPLETE'] },
    });
    const { total } = await platform.get<List>('/api/main/registrations?assignee=me&status=INCOMPLETE', {
      token: user,
    });
    expect(saved).toMatchObject({ name: 'Mine to do', isShared: false, mayChange: true, total, entered: 0 });
    expect(await named(admin, 'Mine to do')).toBeUndefined();
    expect((await at(admin, saved, 'DELETE')).status).toBe(404);
  });

  it('is changed by saving under its name', async () => {
    const first = await save(user, { name: 'Again' });
    const second = await save(user, { name: 'Again', query: { type: ['JOINT'] } });
    expect(second).toMatchObject({ _id: first._id, version: 2, query: { type: ['JOINT'] } });
  });

  it('is shared: each colleague sees in it what they may see, and only its owner or an Admin changes it', async () => {
    const shared = await save(user, { name: 'Everything', isShared: true, query: {} });
    const [forAdmin, forAgent] = [await named(admin, 'Everything'), await named(agent, 'Everything')];
    expect(forAdmin).toMatchObject({ mayChange: true, owner: { name: 'Malik Bakker' } });
    expect(forAgent?.mayChange).toBe(false);
    expect(forAgent?.total).toBeLessThan(forAdmin?.total ?? 0);
    expect((await at(agent, shared, 'PUT', { name: 'Mine now' })).status).toBe(403);
    expect((await at(admin, shared, 'PUT', { name: 'All of it', isShared: true, query: {} })).status).toBe(
      200,
    );
    expect((await at(user, shared, 'DELETE')).status).toBe(412);
    expect((await at(user, { ...shared, version: 2 }, 'DELETE')).status).toBe(200);
    expect(await named(admin, 'All of it')).toBeUndefined();
  });

  it('tells what others brought into it since one looked last', async () => {
    const view = await save(user, { name: 'Assigned to me' });
    const entered = async () => (await named(user, 'Assigned to me'))?.entered;
    platform.clock.turn(60);
    const id = await putRegistration(platform, {});
    const record = await platform.get<Registration>(`/api/main/registrations/${id}`, { token: admin });
    const me = await platform.database.tenant('meridian', tx =>
      tx.selectFrom('users').select('id').where('username', '=', 'meridian.user').executeTakeFirstOrThrow(),
    );
    const before = await entered();
    await platform.ask(`/api/main/registrations/${id}/assignee`, {
      method: 'POST',
      token: admin,
      body: { assigneeId: me.id },
      headers: { 'if-match': `"v${record.version}"` },
    });
    expect(await entered()).toBe((before ?? 0) + 1);
    platform.clock.turn(60);
    expect((await markSeen(user, view)).status).toBe(200);
    expect(await entered()).toBe(0);
  });

  it('keeps no words that someone searched for', async () => {
    const saved = await save(user, { name: 'Searched', query: { search: 'Van Loon', type: ['JOINT'] } });
    expect(saved.query).toEqual({ type: ['JOINT'] });
  });

  it.each([
    [{ name: ' ' }, { path: 'name', code: 'required' }],
    [{ name: 'x'.repeat(viewLimits.name + 1) }, { path: 'name', code: 'maxlength' }],
  ])('refuses %j', async (body, field) => {
    const response = await platform.ask(path, {
      method: 'POST',
      token: user,
      body: { ...viewFields, ...body },
    });
    expect(response.status).toBe(400);
    expect((await errorOf(response)).fields).toMatchObject([field]);
  });

  it('stops at as many as one person may have', async () => {
    for (let n = (await views(agent)).length; n < viewLimits.each; n++)
      await save(agent, { name: `View ${n}` });
    const response = await platform.ask(path, { method: 'POST', token: agent, body: viewFields });
    expect((await errorOf(response)).fields).toMatchObject([{ path: 'name', code: 'atMost' }]);
  });
});
