import type { contract, OutputOf, Process, ProcessEvent } from '@dossier/api/contract';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { partyIdsOf, putRegistration } from '../../../testing/registrations.ts';
import { putSection } from '../../../testing/settings.ts';

type Settings = OutputOf<typeof contract.workflows.changeSettings>;
type Party = OutputOf<typeof contract.parties.get>;
type Users = OutputOf<typeof contract.access.users>;

const base = '/api/workflows';
const today = '2026-11-21';

onBothEngines('the pool of a step', engine => {
  let platform: TestPlatform;
  let [admin, malik] = ['', ''];
  let ids: Readonly<Record<string, string>> = {};

  beforeEach(async () => {
    platform = await startTestPlatform(engine);
    admin = await platform.signIn('meridian.admin');
    malik = await platform.signIn('meridian.user');
    const { items } = await platform.get<Users>('/api/access/users?max=100', { token: admin });
    ids = Object.fromEntries(items.map(({ username, _id }) => [username, _id]));
  });

  const idOf = (name: string) => ids[`meridian.${name}`] ?? '';
  async function makeGroup(...members: readonly string[]): Promise<string> {
    const id = randomUUID();
    const at = platform.clock.now();
    const group = { id, tenant_id: 'meridian', name: id, kind: 'staff' as const, permissions: [] };
    await platform.database.tenant('meridian', async tx => {
      await tx
        .insertInto('groups')
        .values({ ...group, created_at: at, updated_at: at })
        .execute();
      await tx
        .insertInto('group_members')
        .values(members.map(name => ({ tenant_id: 'meridian', group_id: id, user_id: idOf(name) })))
        .execute();
    });
    return id;
  }
  const trySettings = async (groups: Readonly<Record<string, string>>, maxOpen: number) => {
    const { version, isOn, slaDays, approval, steps } = await platform.get<Settings>(
      `${base}/workflows/reviewInitial/settings`,
      { token: admin },
    );
    return platform.ask(`${base}/workflows/reviewInitial/settings`, {
      method: 'PUT',
      token: admin,
      headers: { 'if-match': `"v${version}"` },
      body: {
        isOn,
        slaDays,
        approval,
        maxOpen,
        steps: steps.map(({ id, isOn: stepIsOn, slaDays: days, notes }) => ({
          id,
          isOn: stepIsOn,
          slaDays: days,
          notes,
          groupId: groups[id] ?? null,
        })),
      },
    });
  };
  const set = async (groups: Readonly<Record<string, string>>, maxOpen = 10) =>
    expect((await trySettings(groups, maxOpen)).status).toBe(200);
  const aParty = async () => (await partyIdsOf(platform, await putRegistration(platform)))[0]!;
  const start = async (entityId: string, token = admin) =>
    platform.get<Process>(`${base}/processes`, {
      method: 'POST',
      token,
      body: { workflowId: 'reviewInitial', entityType: 'party', entityId, target: null, note: null },
    });
  const startMany = async (count: number) => {
    const parties: string[] = [];
    for (let index = 0; index < count; index++) parties.push(await aParty());
    return parties;
  };
  const end = ({ processId, version }: Process, stepId: string, token = malik) =>
    platform.get<Process>(`${base}/process/${processId}/states`, {
      method: 'POST',
      token,
      headers: { 'if-match': `"v${version}"` },
      body: { stepId, outcome: 'done', note: null, reason: null },
    });
  const actionsOf = async ({ processId }: Process) =>
    (
      await platform.get<{ items: ProcessEvent[] }>(`${base}/process/${processId}/states`, { token: admin })
    ).items.map(({ action }) => action);
  const setAway = (name: string, deputy: string | null) =>
    platform.database.tenant('meridian', tx =>
      tx
        .updateTable('users')
        .set({ away_from: today, away_until: today, deputy_id: deputy === null ? null : idOf(deputy) })
        .where('id', '=', idOf(name))
        .execute(),
    );

  it('gives what starts to its members in turn, whoever starts it, and history says so', async () => {
    await set({ checkIdentity: await makeGroup('admin', 'user') });
    const assignees: (string | null)[] = [];
    for (const party of await startMany(4)) {
      const process = await start(party);
      assignees.push(process.assignee);
      expect(await actionsOf(process)).toEqual(['assignedInTurn', 'started']);
    }
    expect(assignees).toEqual(['Malik Bakker', 'Sanne de Wit', 'Malik Bakker', 'Sanne de Wit']);
  });

  it('passes over those who have enough, who are away and who may not do it; where no one is left it is given by hand', async () => {
    // An Agent may not work on a client file.
    await set({ checkIdentity: await makeGroup('admin', 'user', 'agent') }, 2);
    await setAway('admin', null);
    const started: Process[] = [];
    for (const party of await startMany(3)) started.push(await start(party, malik));
    expect(started.map(({ assignee }) => assignee)).toEqual(['Malik Bakker', 'Malik Bakker', null]);
    expect(await actionsOf(started[2]!)).toEqual(['poolFull', 'started']);
    // What ends makes room.
    const { processId, version } = started[0]!;
    await platform.get(`${base}/processes/${processId}/states`, {
      method: 'POST',
      token: malik,
      headers: { 'if-match': `"v${version}"` },
      body: { move: 'cancel', note: 'Started by mistake', assigneeId: null },
    });
    expect((await start(await aParty(), malik)).assignee).toBe('Malik Bakker');
  });

  it('gives the turn of one who is away to their deputy', async () => {
    await set({ checkIdentity: await makeGroup('user') });
    await setAway('user', 'admin');
    expect((await start(await aParty())).assignee).toBe('Sanne de Wit');
  });

  it('passes over those from whom the client is kept', async () => {
    await set({ checkIdentity: await makeGroup('user', 'admin') });
    const party = await aParty();
    await putSection(platform.database, 'meridian', 'restrictedClients', {
      STAFF: { users: [], groups: [] },
      VIP: { users: [idOf('admin')], groups: [] },
    });
    const { version } = await platform.get<Party>(`/api/main/parties/${party}`, { token: admin });
    await platform.get(`/api/main/parties/${party}/restriction`, {
      method: 'PUT',
      token: admin,
      headers: { 'if-match': `"v${version}"` },
      body: { kind: 'VIP', reason: 'Everyone knows them' },
    });
    expect((await start(party)).assignee).toBe('Sanne de Wit');
  });

  it('gives no one more than the most, however many start at once', async () => {
    await set({ checkIdentity: await makeGroup('admin', 'user') }, 3);
    const parties = await startMany(10);
    const started = await Promise.all(parties.map(party => start(party)));
    const count = (name: string | null) => started.filter(({ assignee }) => assignee === name).length;
    expect([count('Malik Bakker'), count('Sanne de Wit'), count(null)]).toEqual([3, 3, 4]);
  });

  it('counts a person once who is in two pools', async () => {
    const [one, other] = [await makeGroup('user'), await makeGroup('user', 'admin')];
    await set({ checkIdentity: one, checkOwnership: other }, 1);
    const [first, second] = await startMany(2);
    const process = await start(first!);
    expect(process.assignee).toBe('Malik Bakker');
    expect((await start(second!)).assignee).toBeNull();
    // What the next pool works on already stays with the one who does it.
    expect((await end(process, 'checkIdentity')).assignee).toBe('Malik Bakker');
  });

  it('takes over what it works on next', async () => {
    await set({ checkIdentity: await makeGroup('user'), checkOwnership: await makeGroup('admin') });
    const process = await end(await start(await aParty()), 'checkIdentity');
    expect(process.assignee).toBe('Sanne de Wit');
    expect(await actionsOf(process)).toEqual(['assignedInTurn', 'stepEnded', 'assignedInTurn', 'started']);
    // A step without a pool stays with the assignee.
    expect((await end(process, 'checkOwnership', admin)).assignee).toBe('Sanne de Wit');
  });

  it('is a group of the firm', async () => {
    const response = await trySettings({ checkIdentity: randomUUID() }, 10);
    expect(await errorOf(response)).toMatchObject({ fields: [{ path: 'steps[0].groupId', code: 'oneOf' }] });
  });
});
