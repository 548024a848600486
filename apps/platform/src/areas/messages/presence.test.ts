import type { contract, OutputOf } from '@dossier/api/contract';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { lastEvent, readStream, type ReadStream } from '../../testing/stream.ts';
import { until } from '../../testing/until.ts';

type Presence = OutputOf<typeof contract.messages.presence>;
type List = OutputOf<typeof contract.registrations.list>;

onBothEngines('who is where', engine => {
  let platform: TestPlatform;
  let id: string;
  let sanne: string;
  let malik: string;
  const open: ReadStream[] = [];

  beforeAll(async () => {
    platform = await startTestPlatform(engine, {}, { streamCheck: 50 });
  });
  beforeEach(async () => {
    sanne = await platform.signIn('meridian.admin');
    malik = await platform.signIn('meridian.user');
    const query = '/api/main/registrations?max=1&assignee=me';
    id = (await platform.get<List>(query, { token: sanne })).items[0]!._id;
    await platform.database.tenant('meridian', tx => tx.deleteFrom('presences').execute());
  });
  afterEach(async () => {
    for (const stream of open.splice(0)) await stream.close();
  });

  const say = (token: string, fields: object = {}, record = id) =>
    platform.ask(`/api/notifications/presence/${record}`, {
      method: 'POST',
      token,
      body: { type: 'registration', page: 'page-1', section: null, isHere: true, ...fields },
      headers: { 'x-background': '1' },
    });
  const presence = async (...of: Parameters<typeof say>) => (await (await say(...of)).json()) as Presence;
  async function listen(token: string) {
    const headers = { 'last-event-id': String(await lastEvent(platform, 'meridian')) };
    const stream = readStream(await platform.ask('/api/notifications/stream', { token, headers }));
    open.push(stream);
    await until(() => expect(stream.events).not.toEqual([]));
    return () =>
      stream.events.filter(({ name }) => name === 'presence').map(({ data }) => data as unknown as Presence);
  }
  const brief = ({ people }: Presence) => people.map(({ name, section }) => [name, section]);

  it('is told to both of two people, with what each edits', async () => {
    const hears = await listen(sanne);
    await say(sanne);
    expect(brief(await presence(malik, { section: 'address' }))).toEqual([
      ['Malik Bakker', 'address'],
      ['Sanne de Wit', null],
    ]);
    await until(() =>
      expect(hears().map(brief)).toEqual([
        [['Sanne de Wit', null]],
        [
          ['Malik Bakker', 'address'],
          ['Sanne de Wit', null],
        ],
      ]),
    );
  });

  it('is told when it changes only, and when someone leaves', async () => {
    const hears = await listen(sanne);
    await say(malik, { section: 'address' });
    await say(malik, { section: 'address' });
    await say(malik, { isHere: false });
    await until(() => expect(hears().map(brief)).toEqual([[['Malik Bakker', 'address']], []]));
  });

  it('counts a person once, whatever is open', async () => {
    await say(malik, { page: 'page-1' });
    expect(brief(await presence(malik, { page: 'page-2', section: 'tax' }))).toEqual([
      ['Malik Bakker', 'tax'],
    ]);
    expect(brief(await presence(malik, { page: 'page-2', isHere: false }))).toEqual([['Malik Bakker', null]]);
  });

  it('is over a minute after the last word', async () => {
    await say(malik);
    platform.clock.turn(61);
    expect(brief(await presence(sanne))).toEqual([['Sanne de Wit', null]]);
  });

  it('is nothing that an Agent hears of others’ records, or may say of them', async () => {
    const agent = await platform.signIn('meridian.agent');
    const hears = await listen(agent);
    await say(sanne);
    const listPath = '/api/main/registrations?max=1';
    const theirs = (await platform.get<List>(listPath, { token: agent })).items[0]!._id;
    await say(sanne, {}, theirs);
    await until(() => expect(hears().map(message => message.id)).toEqual([theirs]));
    expect((await say(agent)).status).toBe(404);
  });

  it('is no activity, and no words of a client', async () => {
    const at = () =>
      platform.database.read('meridian', tx =>
        sql`select max(last_active_at) as at from sessions`.execute(tx).then(({ rows }) => rows),
      );
    const before = await at();
    platform.clock.turn(120);
    await say(malik);
    expect(await at()).toEqual(before);
    expect((await say(malik, { section: 'Jansen, Zoë' })).status).toBe(400);
  });

  it('is said of fifty pages of one person at most', async () => {
    for (let page = 0; page < 50; page++) await say(malik, { page: `p${page}` });
    expect((await say(malik, { page: 'one-more' })).status).toBe(429);
  });
});
