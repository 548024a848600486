import type { contract, OutputOf, Process } from '@dossier/api/contract';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { plusDays } from '../../../shared/calendar/holidays.ts';
import { tenantDay } from '../../../shared/calendar/tenant-day.ts';
import { runNextJob } from '../../../shared/jobs/jobs.ts';
import { onBothEngines } from '../../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { completePerson, putRegistration } from '../../../testing/registrations.ts';
import { taskBatches } from './actions.ts';

type Batch = OutputOf<typeof contract.workflows.batch>;
type Items = OutputOf<typeof contract.workflows.batchItems>;
type Preview = OutputOf<typeof contract.workflows.previewBatch>;
const base = '/api/workflows';
const path = `${base}/batches`;

interface Task {
  readonly id: string;
  readonly version: number;
}

onBothEngines('bulk work on tasks', engine => {
  let platform: TestPlatform;
  let [admin, user] = ['', ''];
  let [me, colleague] = ['', ''];

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    [admin, user] = [await platform.signIn('meridian.admin'), await platform.signIn('meridian.user')];
    [me, colleague] = [await userId('meridian.admin'), await userId('meridian.user')];
  });

  const userId = (username: string) =>
    platform.database.read('meridian', async tx => {
      const row = tx.selectFrom('users').select('id').where('username', '=', username);
      return (await row.executeTakeFirstOrThrow()).id;
    });
  const post = <T>(at: string, body?: object, token = admin) =>
    platform.get<T>(at, { method: 'POST', token, ...(body && { body }) });
  const processOf = (entityId: string) =>
    platform.database.read('meridian', tx =>
      tx
        .selectFrom('processes')
        .select(['id', 'version'])
        .where('entity_id', '=', entityId)
        .executeTakeFirstOrThrow(),
    );
  /** The onboarding of a registration of the Admin's. */
  const putOnboarding = async (): Promise<Task> =>
    processOf(await putRegistration(platform, { assignee: 'meridian.admin' }));
  /** A review of a client that the Admin has begun. */
  async function putReview(): Promise<Task> {
    const person = { ...completePerson(), _id: randomUUID() };
    await putRegistration(platform, { assignee: 'meridian.agent', parties: [person] });
    const start = { workflowId: 'reviewInitial', entityType: 'party', entityId: person._id };
    const { processId, version } = await post<Process>(`${base}/processes`, start);
    return { id: processId, version };
  }
  const put = async (onboardings: number, reviews: number) =>
    Promise.all([
      ...Array.from({ length: onboardings }, putOnboarding),
      ...Array.from({ length: reviews }, putReview),
    ]);
  const assign = (assigneeId: string | null) => ({ kind: 'assign', assigneeId });
  const start = (action: object, rows: readonly Task[], token = admin) =>
    post<Batch>(path, { action, rows }, token);
  const act = (id: string, what: string) =>
    platform.ask(`${path}/${id}/${what}`, { method: 'POST', token: admin });
  const batch = (id: string) => platform.get<Batch>(`${path}/${id}`, { token: admin });
  const items = async (id: string) =>
    (await platform.get<Items>(`${path}/${id}/items?max=100`, { token: admin })).items;
  const task = ({ id }: Task) => platform.get<Process>(`${base}/processes/${id}`, { token: admin });
  const run = async () => {
    const handlers = { [taskBatches.jobs.run]: platform.jobs[taskBatches.jobs.run]! };
    while (await runNextJob(platform.database, handlers, () => platform.clock.now()));
  };
  /** A colleague changes tasks after they were seen. */
  const interfere = (tasks: readonly Task[]) =>
    Promise.all(
      tasks.map(({ id, version }) =>
        platform.ask(`${base}/processes/${id}/states`, {
          method: 'POST',
          token: user,
          body: { move: 'wait' },
          headers: { 'if-match': `"v${version}"` },
        }),
      ),
    );
  const entriesOf = (batchId: string) =>
    platform.database.read('meridian', async tx => {
      const rows = await tx.selectFrom('audit').selectAll().orderBy('seq').execute();
      return rows.filter(row => row.object_id === batchId || row.detail['batch'] === batchId);
    });

  it('tells 31 that are assigned from 9 that are not, writes 41 entries, and restores the 31', async () => {
    const tasks = await put(34, 6);
    await interfere(tasks.slice(0, 9));
    const { _id } = await start(assign(colleague), tasks);
    await run();
    expect(await batch(_id)).toMatchObject({ state: 'done', total: 40, done: 40, failed: 9 });
    const results = await items(_id);
    expect(results.slice(0, 9).map(item => [item.state, item.obstacle?.error])).toEqual(
      Array.from({ length: 9 }, () => ['failed', 'VersionStale']),
    );
    const entries = await entriesOf(_id);
    expect(entries).toHaveLength(41);
    expect(entries.filter(({ action }) => action === 'batch.started')).toHaveLength(1);
    expect(entries.filter(({ action }) => action === 'process.batchRefused')).toHaveLength(9);
    expect((await task(tasks[20]!)).assignee_id).toBe(colleague);
    expect((await task(tasks[39]!)).assignee_id).toBe(colleague);

    const undo = await post<Batch>(`${path}/${_id}/undo`);
    await run();
    expect(await batch(undo._id)).toMatchObject({ kind: 'undo', total: 31, done: 31, failed: 0 });
    const assignees = await Promise.all(tasks.map(async each => (await task(each)).assignee_id));
    expect(new Set(assignees)).toEqual(new Set([me]));
    expect((await act(_id, 'undo')).status).toBe(409);
  });

  it('puts one’s own off until a day, and brings them back', async () => {
    const mine = await put(1, 1);
    const [theirs] = [await processOf(await putRegistration(platform, { assignee: 'meridian.user' }))];
    const until = plusDays(tenantDay(platform.clock.now()), 3);
    const action = { kind: 'snooze', until };
    const { items: shown } = await post<Preview>(`${path}/preview`, { action, rows: [...mine, theirs] });
    expect(shown.map(({ obstacle }) => obstacle?.error ?? null)).toEqual([null, null, 'Forbidden']);
    const { _id } = await start(action, mine);
    await run();
    expect(await batch(_id)).toMatchObject({ kind: 'snooze', until, done: 2, failed: 0 });
    const seen = async () =>
      (await post<Preview>(`${path}/preview`, { action, rows: mine })).items.map(item => item.snoozedUntil);
    expect(await seen()).toEqual([until, until]);
    await post<Batch>(`${path}/${_id}/undo`);
    await run();
    expect(await seen()).toEqual([null, null]);
  });

  it('does not bring back what was put off again since, and says so', async () => {
    const mine = await put(1, 2);
    const day = (days: number) => plusDays(tenantDay(platform.clock.now()), days);
    const snooze = ({ id }: Task, until: string | null) =>
      platform.ask(`${base}/process/${id}/snooze`, { method: 'PUT', token: admin, body: { until } });
    const { _id } = await start({ kind: 'snooze', until: day(3) }, mine);
    await run();
    expect((await snooze(mine[0]!, day(9))).status).toBe(200);
    expect((await snooze(mine[1]!, null)).status).toBe(200);
    const undo = await post<Batch>(`${path}/${_id}/undo`);
    await run();
    expect(await batch(undo._id)).toMatchObject({ kind: 'undo', total: 3, done: 3, failed: 2 });
    expect((await items(undo._id)).map(item => item.obstacle?.error ?? null)).toEqual([
      'VersionStale',
      'VersionStale',
      null,
    ]);
    const { items: shown } = await post<Preview>(`${path}/preview`, {
      action: { kind: 'snooze', until: day(4) },
      rows: mine,
    });
    expect(shown.map(item => item.snoozedUntil)).toEqual([day(9), null, null]);
  });

  it('tries those again that failed, as they are now', async () => {
    const tasks = await put(2, 1);
    await interfere([tasks[0]!, tasks[2]!]);
    const { _id } = await start(assign(colleague), tasks);
    await run();
    expect(await batch(_id)).toMatchObject({ done: 3, failed: 2 });
    expect((await act(_id, 'retry')).status).toBe(200);
    await run();
    expect(await batch(_id)).toMatchObject({ state: 'done', done: 3, failed: 0 });
  });

  it('is for tasks that there are, for colleagues of the firm, and for days to come', async () => {
    const rows = await put(1, 0);
    const refused = async (action: object, of: readonly Task[] = rows) =>
      errorOf(await platform.ask(path, { method: 'POST', token: admin, body: { action, rows: of } }));
    const paths = async (...parameters: Parameters<typeof refused>) =>
      (await refused(...parameters)).fields?.map(field => field.path);
    expect(await paths(assign(randomUUID()))).toEqual(['action.assigneeId']);
    expect(await paths({ kind: 'snooze', until: '2020-01-01' })).toEqual(['action.until']);
    expect(await paths(assign(me), [{ id: randomUUID(), version: 1 }])).toEqual(['rows']);
  });

  it('is seen by the one who started it alone, and is none of registrations', async () => {
    const { _id } = await start(assign(me), await put(1, 0));
    await run();
    expect((await platform.ask(`${path}/${_id}`, { token: user })).status).toBe(404);
    expect((await platform.ask(`/api/main/batches/${_id}`, { token: admin })).status).toBe(404);
  });
});
