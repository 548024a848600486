import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { putRegistration } from '../../../testing/registrations.ts';

type Comments = OutputOf<typeof contract.registrations.comments>;
type Comment = Comments['items'][number];
type Readers = OutputOf<typeof contract.registrations.readers>;
type Counts = OutputOf<typeof contract.messages.counts>;

onBothEngines('what colleagues say about a registration', engine => {
  let platform: TestPlatform;
  let admin: string;
  let user: string;
  let id: string;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    [admin, user] = [await platform.signIn('meridian.admin'), await platform.signIn('meridian.user')];
    id = await putRegistration(platform, { assignee: 'meridian.user' });
  });

  const path = () => `/api/main/registrations/${id}/comments`;
  const say = (token: string, text: string, mentions: readonly string[] = []) =>
    platform.ask(path(), { method: 'POST', token, body: { text, mentions } });
  const commented = async (token: string, text: string, mentions: readonly string[] = []) => {
    const response = await say(token, text, mentions);
    expect(response.status).toBe(200);
    return (await response.json()) as Comment;
  };
  const change = (token: string, comment: Comment, text: string) =>
    platform.ask(`${path()}/${comment._id}`, {
      method: 'PUT',
      token,
      body: { text, mentions: [] },
      headers: { 'if-match': `"v${comment.version}"` },
    });
  const list = (token = admin) => platform.get<Comments>(path(), { token });
  const readers = async () =>
    (await platform.get<Readers>(`/api/main/registrations/${id}/readers`, { token: admin })).items;

  it('is read by anyone who may see it, the newest first', async () => {
    await commented(user, '  Waiting for the passport.  ');
    platform.clock.turn(60);
    await commented(admin, 'Here it is.');
    const { items, total } = await list();
    expect(total).toBe(2);
    expect(items.map(({ author, text, mayEdit }) => [author.name, text, mayEdit])).toEqual([
      ['Sanne de Wit', 'Here it is.', true],
      ['Malik Bakker', 'Waiting for the passport.', false],
    ]);
    const agent = await platform.signIn('meridian.agent');
    expect((await platform.ask(path(), { token: agent })).status).toBe(404);
  });

  it('notifies the users mentioned', async () => {
    const malik = (await readers()).find(({ name }) => name === 'Malik Bakker');
    const before = await platform.get<Counts>('/api/notifications/counts', { token: user });
    const { mentions } = await commented(admin, 'Malik, please look.', [malik?._id ?? '']);
    expect(mentions).toEqual([malik]);
    expect((await platform.get<Counts>('/api/notifications/counts', { token: user })).inboxUnread).toBe(
      before.inboxUnread + 1,
    );
  });

  it('mentions no one who may not see it', async () => {
    expect((await readers()).map(({ name }) => name)).not.toContain('Louise Dubois');
    const louise = await platform.database.tenant('meridian', tx =>
      tx.selectFrom('users').select('id').where('username', '=', 'meridian.agent').executeTakeFirstOrThrow(),
    );
    const response = await say(admin, 'Louise?', [louise.id]);
    expect(response.status).toBe(400);
    expect((await errorOf(response)).fields).toEqual([{ path: 'mentions[0]', code: 'oneOf' }]);
  });

  it.each([
    ['', 'required'],
    ['x'.repeat(4_001), 'maxlength'],
  ])('refuses %.5s…', async (text, code) => {
    const response = await say(admin, text);
    expect((await errorOf(response)).fields).toMatchObject([{ path: 'text', code }]);
  });

  it('is changed by its author only, for 15 minutes, and says so', async () => {
    const comment = await commented(user, 'Frist');
    expect((await change(admin, comment, 'Not mine')).status).toBe(403);
    const response = await change(user, comment, 'First');
    expect((await response.json()) as Comment).toMatchObject({
      text: 'First',
      version: 2,
      editedAt: platform.clock.now().toISOString(),
    });
    expect((await change(user, comment, 'Stale')).status).toBe(412);
    platform.clock.turn(15 * 60);
    expect((await change(user, { ...comment, version: 2 }, 'Too late')).status).toBe(403);
  });

  it('lies sealed in the database', async () => {
    await commented(admin, 'Canary in the coal mine');
    const rows = await platform.database.tenant('meridian', tx =>
      tx.selectFrom('comments').selectAll().execute(),
    );
    expect(JSON.stringify(rows.map(row => Buffer.from(row.sealed).toString('latin1')))).not.toContain(
      'Canary',
    );
  });
});
