import { contract, type OutputOf } from '@dossier/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { putClient } from '../../../testing/registrations.ts';
import { doingOn } from '../../../testing/work.ts';
import { mergeInto, readParties } from '../service.ts';

type Comments = OutputOf<typeof contract.parties.comments>;
type Comment = Comments['items'][number];
type Readers = OutputOf<typeof contract.parties.readers>;
type Party = OutputOf<typeof contract.parties.get>;
type Restricted = OutputOf<typeof contract.tenants.restrictedClients>;
type Inbox = OutputOf<typeof contract.messages.tenantMessagesGet>;
const { tenantMessagesGet } = contract.messages;
const settings = '/api/main/tenants/meridian/settings?action=restrictedClients';

onBothEngines('what colleagues say about a client', engine => {
  let platform: TestPlatform;
  let [admin, user] = ['', ''];
  let [registrationId, id] = ['', ''];

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    [admin, user] = [await platform.signIn('meridian.admin'), await platform.signIn('meridian.user')];
    [registrationId, id] = await putClient(platform);
  });

  const path = (about = id) => `/api/main/parties/${about}/comments`;
  const ofRegistration = (about: string) => `/api/main/registrations/${about}/comments`;
  const say = (token: string, text: string, mentions: readonly string[] = [], to = path()) =>
    platform.ask(to, { method: 'POST', token, body: { text, mentions } });
  const commented = async (...comment: Parameters<typeof say>) => {
    const response = await say(...comment);
    expect(response.status).toBe(200);
    return (await response.json()) as Comment;
  };
  const change = (token: string, { _id, version }: Comment, text: string) =>
    platform.ask(`${path()}/${_id}`, {
      method: 'PUT',
      token,
      body: { text, mentions: [] },
      headers: { 'if-match': `"v${version}"` },
    });
  const list = (token = admin, about = id) => platform.get<Comments>(path(about), { token });
  const party = (token: string) => platform.get<Party>(`/api/main/parties/${id}`, { token });
  const readers = async (about = id, token = admin) =>
    (await platform.get<Readers>(`/api/main/parties/${about}/readers`, { token })).items;
  const called = async (name: string) => (await readers()).find(reader => reader.name === name)?._id ?? '';
  const inbox = async (token: string) => {
    const variables = { messageStatus: ['Unread'], messageType: ['mention'], max: 200 };
    const { operation: operationName, document: query } = tenantMessagesGet;
    const response = await platform.ask('/api/notifications/graphql', {
      method: 'POST',
      token,
      body: { operationName, query, variables },
    });
    return ((await response.json()) as { data: { tenantMessagesGet: Inbox } }).data.tenantMessagesGet.items;
  };
  const markRead = (token: string, until: string) =>
    platform.ask(`${path()}/visits`, { method: 'POST', token, body: { until } });

  it('is read by anyone who may see the client, the newest first', async () => {
    await commented(user, '  Moves to Lisbon in May.  ');
    platform.clock.turn(60);
    await commented(admin, 'Noted.');
    const { items, total } = await list();
    expect(total).toBe(2);
    expect(items.map(({ author, text, mayEdit }) => [author.name, text, mayEdit])).toEqual([
      ['Sanne de Wit', 'Noted.', true],
      ['Malik Bakker', 'Moves to Lisbon in May.', false],
    ]);
    for (const username of ['meridian.agent', 'noordhaven.admin']) {
      const token = await platform.signIn(username);
      for (const part of [path(), `/api/main/parties/${id}/readers`])
        expect((await platform.ask(part, { token })).status).toBe(404);
      expect((await say(token, 'Hello')).status).toBe(404);
      expect((await markRead(token, platform.clock.now().toISOString())).status).toBe(404);
    }
  });

  it('is read by an Agent who works on a registration of the client', async () => {
    const [, theirs] = await putClient(platform, { assignee: 'meridian.agent' });
    const agent = await platform.signIn('meridian.agent');
    expect((await readers(theirs, agent)).map(({ name }) => name)).toContain('Louise Dubois');
    await commented(agent, 'Asked for the passport.', [], path(theirs));
    expect((await list(agent, theirs)).total).toBe(1);
  });

  it('notifies the users mentioned, whose message leads to the client', async () => {
    await commented(admin, 'Malik, please look.', [await called('Malik Bakker')]);
    const { name } = await party(admin);
    expect((await inbox(user)).find(({ party_id: about }) => about === id)).toMatchObject({
      registrationId: null,
      processId: null,
      messageDescription: name,
      excerpt: 'Malik, please look.',
      actor: 'Sanne de Wit',
    });
  });

  it('mentions no one who may not see the client', async () => {
    expect((await readers()).map(({ name }) => name)).not.toContain('Louise Dubois');
    const louise = await platform.database.tenant('meridian', tx =>
      tx.selectFrom('users').select('id').where('username', '=', 'meridian.agent').executeTakeFirstOrThrow(),
    );
    const response = await say(admin, 'Louise?', [louise.id]);
    expect(response.status).toBe(400);
    expect((await errorOf(response)).fields).toEqual([{ path: 'mentions[0]', code: 'oneOf' }]);
  });

  it('is changed by its author only, for 15 minutes, and says so', async () => {
    const comment = await commented(user, 'Frist');
    expect((await change(admin, comment, 'Not mine')).status).toBe(403);
    const response = await change(user, comment, 'First');
    expect((await response.json()) as Comment).toMatchObject({ text: 'First', version: 2 });
    expect((await change(user, comment, 'Stale')).status).toBe(412);
    platform.clock.turn(15 * 60);
    expect((await change(user, { ...comment, version: 2 }, 'Too late')).status).toBe(403);
  });

  it('is new to others until they have read it, and to its author never', async () => {
    const before = (await party(admin)).unreadComments;
    platform.clock.turn(1);
    const { createdAt } = await commented(user, 'Something new');
    expect((await party(admin)).unreadComments).toBe(before + 1);
    expect((await list()).items[0]).toMatchObject({ text: 'Something new', isNew: true });
    expect((await list(user)).items[0]).toMatchObject({ text: 'Something new', isNew: false });
    expect((await markRead(admin, createdAt)).status).toBe(200);
    expect((await party(admin)).unreadComments).toBe(0);
    expect((await list()).items.some(({ isNew }) => isNew)).toBe(false);
    // What is read stays read, and no one has read what is to come.
    await markRead(admin, '2020-01-01T00:00:00.000Z');
    expect((await party(admin)).unreadComments).toBe(0);
    await markRead(admin, '2099-01-01T00:00:00.000Z');
    platform.clock.turn(1);
    await commented(user, 'Later');
    expect((await party(admin)).unreadComments).toBe(1);
  });

  describe('in a registration of the client', () => {
    it('is read with the client, and changed where it was said', async () => {
      const comment = await commented(user, 'The deed comes on Monday.', [], ofRegistration(registrationId));
      const shown = (await list(user)).items.find(({ _id }) => _id === comment._id);
      expect(shown).toMatchObject({ mayEdit: false, isNew: false, registration: { _id: registrationId } });
      expect((await change(user, comment, 'Here?')).status).toBe(404);
    });

    it('is shown to no one who may not read that registration', async () => {
      const [theirs, about] = await putClient(platform, { assignee: 'meridian.agent' });
      const linked = { _id: about, linked: about };
      const created = await platform.get<{ _id: string }>('/api/main/registrations', {
        method: 'POST',
        token: admin,
        body: { type: 'INDIVIDUAL', channel: 'Professional', parties: [linked] },
      });
      await commented(admin, 'Between us', [], ofRegistration(created._id));
      await commented(admin, 'For all', [], ofRegistration(theirs));
      const texts = async (token: string) => (await list(token, about)).items.map(({ text }) => text);
      expect(await texts(admin)).toEqual(expect.arrayContaining(['Between us', 'For all']));
      expect(await texts(await platform.signIn('meridian.agent'))).toEqual(['For all']);
    });
  });

  it('lies sealed under the key of the client, and goes with a client who was joined with another', async () => {
    const [, first] = await putClient(platform);
    const [, second] = await putClient(platform);
    await commented(admin, 'Canary in the coal mine', [], path(first));
    const doing = doingOn(platform.database, platform.services.keys);
    await doing('meridian', async work => {
      const both = await readParties(work, [first, second]);
      await mergeInto(work, both.get(first)!, both.get(second)!);
    });
    const { items } = await list(admin, second);
    expect(items.map(({ text }) => text)).toEqual(['Canary in the coal mine']);
    const rows = await platform.database.tenant('meridian', tx =>
      tx.selectFrom('comments').selectAll().execute(),
    );
    expect(JSON.stringify(rows.map(row => Buffer.from(row.sealed).toString('latin1')))).not.toContain(
      'Canary',
    );
  });

  it('is kept from everyone who is not named for a restricted client, with the messages about it', async () => {
    const [, restricted] = await putClient(platform);
    await commented(admin, 'Malik?', [await called('Malik Bakker')], path(restricted));
    const hasMessage = async () => (await inbox(user)).some(({ party_id: about }) => about === restricted);
    expect(await hasMessage()).toBe(true);
    const { version, value } = await platform.get<Restricted>(settings, { token: admin });
    const sanne = await called('Sanne de Wit');
    await platform.get(settings, {
      method: 'PUT',
      token: admin,
      body: { reason: null, value: { ...value, STAFF: { users: [sanne], groups: [] } } },
      headers: { 'if-match': `"v${version}"` },
    });
    platform.clock.turn(1);
    const file = await platform.get<Party>(`/api/main/parties/${restricted}`, { token: admin });
    await platform.get(`/api/main/parties/${restricted}/restriction`, {
      method: 'PUT',
      token: admin,
      body: { kind: 'STAFF', reason: 'Works with us' },
      headers: { 'if-match': `"v${file.version}"` },
    });
    platform.clock.turn(1);
    expect(await hasMessage()).toBe(false);
    expect((await readers(restricted)).map(({ name }) => name)).toEqual(['Sanne de Wit']);
    expect((await platform.ask(path(restricted), { token: user })).status).toBe(404);
  });
});
