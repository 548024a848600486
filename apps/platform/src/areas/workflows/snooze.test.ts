import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeEach, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';

type Processes = OutputOf<typeof contract.workflows.processes>;
type Task = Processes['items'][number];
type List = { readonly items: readonly { readonly _id: string; readonly username: string }[] };

/** The clock of tests stands at 21 November 2026. */
const monday = '2026-11-23';
const day = 86_400;

onBothEngines('a task that is snoozed', engine => {
  let platform: TestPlatform;
  let [malik, sanne] = ['', ''];
  beforeEach(async () => {
    platform = await startTestPlatform(engine);
    malik = await platform.signIn('meridian.user');
    sanne = await platform.signIn('meridian.admin');
  });

  const tasks = (query: string, token = malik) =>
    platform.get<Processes>(`/api/workflows/processes?max=100&${query}`, { token });
  const aTask = async (): Promise<Task> => (await tasks('scope=mine&workflowType=onboarding')).items[0]!;
  const snooze = (id: string, until: string | null, token = malik) =>
    platform.ask(`/api/workflows/process/${id}/snooze`, { method: 'PUT', token, body: { until } });
  const figures = async () => {
    const { counts } = await tasks('scope=mine');
    const live = await platform.get<{ tasksMine: number; tasksOpen: number }>('/api/notifications/counts', {
      token: malik,
    });
    return { ...counts, tasksMine: live.tasksMine, tasksOpen: live.tasksOpen };
  };
  const startReview = async (): Promise<Task> => {
    const parties = await platform.get<List>('/api/main/parties?max=1&status=A', { token: malik });
    const body = { workflowId: 'reviewInitial', entityType: 'party', entityId: parties.items[0]!._id };
    return platform.get<Task>('/api/workflows/processes', { method: 'POST', token: malik, body });
  };
  const assign = async ({ processId, version }: Task, assigneeId: string | null) =>
    platform.get<Task>(`/api/workflows/processes/${processId}/states`, {
      method: 'POST',
      token: sanne,
      headers: { 'if-match': `"v${version}"` },
      body: { move: 'assign', assigneeId, note: null },
    });

  it('leaves the list of one’s own and its figures, and comes back by itself on its day', async () => {
    const before = await figures();
    const [registration, review] = [await aTask(), await startReview()];
    for (const { processId } of [registration, review])
      expect((await snooze(processId, monday)).status).toBe(200);
    platform.clock.turn(2);
    expect(await figures()).toMatchObject({
      mine: before.mine - 1,
      snoozed: 2,
      tasksMine: before.tasksMine - 1,
      all: before.all + 1,
      tasksOpen: before.tasksOpen + 1,
    });
    const { items } = await tasks('scope=snoozed');
    expect(new Map(items.map(({ processId, snoozedUntil }) => [processId, snoozedUntil]))).toEqual(
      new Map([registration, review].map(({ processId }) => [processId, monday])),
    );
    platform.clock.turn(2 * day);
    malik = await platform.signIn('meridian.user');
    expect(await figures()).toMatchObject({
      mine: before.mine + 1,
      snoozed: 0,
      tasksMine: before.tasksMine + 1,
    });
  });

  it('is not among the work of today', async () => {
    const read = () => platform.get<{ counts: object }>('/api/workflows/my-work', { token: malik });
    const before = (await read()).counts as { overdue: number };
    const late = (await tasks('scope=mine&due=overdue&workflowType=onboarding')).items[0]!;
    await snooze(late.processId, monday);
    expect((await read()).counts).toMatchObject({ overdue: before.overdue - 1 });
  });

  it('is shown again when it is asked for', async () => {
    const { processId } = await aTask();
    await snooze(processId, monday);
    expect(await (await snooze(processId, null)).json()).toEqual({ snoozedUntil: null });
    expect((await tasks('scope=snoozed')).total).toBe(0);
  });

  it('is new to whoever gets it, also to the one who put it off', async () => {
    const users = await platform.get<List>('/api/access/users?max=100', { token: sanne });
    const idOf = (name: string) => users.items.find(({ username }) => username === name)!._id;
    for (const task of [await aTask(), await startReview()]) {
      await snooze(task.processId, monday);
      const { version } = await assign(task, idOf('meridian.admin'));
      await assign({ ...task, version }, idOf('meridian.user'));
    }
    expect((await tasks('scope=snoozed')).total).toBe(0);
  });

  it('is one’s own, open, and back within three months', async () => {
    const { processId } = await aTask();
    expect((await snooze(processId, monday, sanne)).status).toBe(403);
    for (const until of ['2026-11-21', '2026-11-20', '2027-06-01', ''])
      expect(await errorOf(await snooze(processId, until))).toMatchObject({
        fields: [{ path: 'until', code: 'snoozeDay' }],
      });
    expect((await snooze(processId, '2026-02-30')).status).toBe(400);
    expect((await snooze(crypto.randomUUID(), monday)).status).toBe(404);
  });
});
