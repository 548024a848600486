import { randomUUID } from 'node:crypto';
import { openBatches, type contract, type OutputOf } from '@dossier/api/contract';
import { beforeAll, expect, it } from 'vitest';
import { runNextJob } from '../../../shared/jobs/jobs.ts';
import { onBothEngines } from '../../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { putRegistration } from '../../../testing/registrations.ts';
import { registrationBatches } from './actions.ts';

const batchJobs = registrationBatches.jobs;

type Batch = OutputOf<typeof contract.registrations.batch>;
type Items = OutputOf<typeof contract.registrations.batchItems>;
type Preview = OutputOf<typeof contract.registrations.previewBatch>;
type Registration = OutputOf<typeof contract.registrations.get>;
const path = '/api/main/batches';

onBothEngines('bulk work on registrations', engine => {
  let platform: TestPlatform;
  let admin: string;
  let colleague: string;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    admin = await platform.signIn('meridian.admin');
    colleague = await userId('meridian.user');
  });

  const userId = (username: string) =>
    platform.database.read('meridian', async tx => {
      const user = tx.selectFrom('users').select('id').where('username', '=', username);
      return (await user.executeTakeFirstOrThrow()).id;
    });
  const put = (count: number, fields: Parameters<typeof putRegistration>[1] = {}) =>
    Promise.all(Array.from({ length: count }, () => putRegistration(platform, fields)));
  const get = <T>(at: string, token = admin) => platform.get<T>(at, { token });
  const registration = (id: string) => get<Registration>(`/api/main/registrations/${id}`);
  const post = <T>(at: string, body: object | undefined, token = admin) =>
    platform.get<T>(at, { method: 'POST', token, ...(body && { body }) });
  const assign = (assigneeId: string | null) => ({ kind: 'assign', assigneeId });
  const seen = (ids: readonly string[], version = 1) => ids.map(id => ({ id, version }));
  const preview = (action: object, ids: readonly string[]) =>
    post<Preview>(`${path}/preview`, { action, rows: seen(ids) });
  const start = (action: object, rows: readonly object[]) => post<Batch>(path, { action, rows });
  const act = (id: string, what: string) =>
    platform.ask(`${path}/${id}/${what}`, { method: 'POST', token: admin });
  const batch = (id: string) => get<Batch>(`${path}/${id}`);
  const items = async (id: string) => (await get<Items>(`${path}/${id}/items?max=100`)).items;
  const run = async () => {
    const handlers = { [batchJobs.run]: platform.jobs[batchJobs.run]! };
    while (await runNextJob(platform.database, handlers, () => platform.clock.now()));
  };
  /** Another user changes a registration after it was seen. */
  const interfere = (ids: readonly string[]) =>
    platform.database.tenant('meridian', tx =>
      tx
        .updateTable('registrations')
        .set(({ eb }) => ({ version: eb('version', '+', 1) }))
        .where('id', 'in', [...ids])
        .execute(),
    );
  const entriesOf = (batchId: string) =>
    platform.database.read('meridian', async tx => {
      const rows = await tx.selectFrom('audit').selectAll().orderBy('seq').execute();
      return rows.filter(row => row.object_id === batchId || row.detail['batch'] === batchId);
    });

  it('tells 31 that are changed from 9 that are not, writes 41 entries, and restores the 31', async () => {
    const ids = await put(40, { assignee: 'meridian.admin' });
    const before = await userId('meridian.admin');
    const changed = ids.slice(0, 9);
    await interfere(changed);
    const { _id } = await start(assign(colleague), seen(ids));
    await run();
    expect(await batch(_id)).toMatchObject({ state: 'done', total: 40, done: 40, failed: 9 });
    const results = await items(_id);
    expect(results.slice(0, 9).map(item => [item.state, item.obstacle?.error])).toEqual(
      Array.from({ length: 9 }, () => ['failed', 'VersionStale']),
    );
    const entries = await entriesOf(_id);
    expect(entries).toHaveLength(41);
    const countOf = (action: string) => entries.filter(entry => entry.action === action).length;
    expect([
      countOf('batch.started'),
      countOf('registration.assigned'),
      countOf('registration.batchRefused'),
    ]).toEqual([1, 31, 9]);
    expect((await registration(ids[20]!)).assignee_id).toBe(colleague);

    const undo = await post<Batch>(`${path}/${_id}/undo`, undefined);
    await run();
    expect(await batch(undo._id)).toMatchObject({
      kind: 'undo',
      state: 'done',
      total: 31,
      done: 31,
      failed: 0,
    });
    const assignees = await Promise.all(ids.map(async id => (await registration(id)).assignee_id));
    expect(new Set(assignees)).toEqual(new Set([before]));
    expect(await batch(_id)).toMatchObject({ undoUntil: null, undoneBy: undo._id });
    expect((await act(_id, 'undo')).status).toBe(409);
  });

  it('shows what it would do and what it could not, and changes nothing', async () => {
    const [mine, theirs] = await Promise.all([
      putRegistration(platform, { assignee: 'meridian.admin' }),
      putRegistration(platform, { assignee: 'meridian.user' }),
    ]);
    const { items: shown } = await preview(assign(colleague), [mine, theirs]);
    expect(shown.map(({ registrationId, obstacle }) => [registrationId, obstacle])).toEqual([
      [mine, null],
      [theirs, null],
    ]);
    expect((await registration(mine)).assignee_id).not.toBe(colleague);
    const completed = { kind: 'status', next: 'COMPLETE' };
    const incomplete = await putRegistration(platform, { hasDocuments: false });
    const [whole, lacking] = (await preview(completed, [mine, incomplete])).items;
    expect(whole?.obstacle).toBeNull();
    expect(lacking?.obstacle).toMatchObject({ error: 'Blocked' });
    expect(lacking?.obstacle?.reasons.length).toBeGreaterThan(0);
  });

  it('goes on where a platform that was killed in the middle has left it, and does nothing twice', async () => {
    const ids = await put(6, { assignee: 'meridian.admin' });
    const { _id } = await start(assign(colleague), seen(ids));
    // Three are done, the process dies, and its claim runs out.
    await run();
    await platform.database.tenant('meridian', async tx => {
      await tx
        .updateTable('batches')
        .set({ state: 'running', done: 3, finished_at: null })
        .where('id', '=', _id)
        .execute();
      const rest = tx.updateTable('batch_items').set({ state: 'waiting', before: null, made_version: null });
      await rest.where('batch_id', '=', _id).where('position', '>=', 3).execute();
      await tx
        .updateTable('registrations')
        .set({ version: 1, assignee_id: null })
        .where('id', 'in', ids.slice(3))
        .execute();
      const claimed = tx
        .updateTable('jobs')
        .set({ state: 'running', attempts: 1, due_at: platform.clock.now() });
      await claimed.where('kind', '=', batchJobs.run).where('state', '=', 'done').execute();
    });
    await run();
    expect(await batch(_id)).toMatchObject({ state: 'done', done: 6, failed: 0 });
    const versions = await Promise.all(ids.map(async id => (await registration(id)).version));
    expect(versions).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('says that it failed when every try dies', async () => {
    const [id] = await put(1);
    const { _id } = await start(assign(colleague), seen([id!]));
    await platform.database.tenant('meridian', tx =>
      tx
        .updateTable('jobs')
        .set({ state: 'running', attempts: 5, due_at: platform.clock.now() })
        .where('state', '=', 'waiting')
        .where('kind', '=', batchJobs.run)
        .execute(),
    );
    await run();
    expect((await batch(_id)).state).toBe('failed');
  });

  it('tries those again that failed, as they are now', async () => {
    const ids = await put(3, { assignee: 'meridian.admin' });
    await interfere([ids[0]!]);
    const { _id } = await start(assign(colleague), seen(ids));
    await run();
    expect(await batch(_id)).toMatchObject({ done: 3, failed: 1 });
    expect((await act(_id, 'retry')).status).toBe(200);
    await run();
    expect(await batch(_id)).toMatchObject({ state: 'done', done: 3, failed: 0 });
    expect((await act(_id, 'retry')).status).toBe(409);
  });

  it('ends when it is cancelled, and what is done can be undone', async () => {
    const ids = await put(2, { assignee: 'meridian.admin' });
    const { _id } = await start(assign(colleague), seen(ids));
    expect((await act(_id, 'cancel')).status).toBe(200);
    await run();
    expect(await batch(_id)).toMatchObject({ state: 'cancelled', done: 0, undoUntil: null });
    expect((await act(_id, 'cancel')).status).toBe(409);
    expect((await registration(ids[0]!)).version).toBe(1);
  });

  it('sends back many with a comment, and restores those that nobody has changed since', async () => {
    const ids = await put(3, { status: 'COMPLETE' });
    const action = { kind: 'status', next: 'INCOMPLETE', comment: 'Registry extract is missing' };
    const refused = await platform.ask(path, {
      method: 'POST',
      token: admin,
      body: { action: { ...action, comment: ' ' }, rows: seen(ids) },
    });
    expect(await errorOf(refused)).toMatchObject({ fields: [{ path: 'action.comment', code: 'required' }] });
    const { _id } = await start(action, seen(ids));
    await run();
    expect(await batch(_id)).toMatchObject({ state: 'done', failed: 0 });
    expect((await registration(ids[0]!)).status).toBe('INCOMPLETE');
    await interfere([ids[0]!]);
    const undo = await post<Batch>(`${path}/${_id}/undo`, undefined);
    await run();
    expect(await batch(undo._id)).toMatchObject({ total: 3, failed: 1 });
    const statuses = await Promise.all(ids.map(async id => (await registration(id)).status));
    expect(statuses).toEqual(['INCOMPLETE', 'COMPLETE', 'COMPLETE']);
  });

  it('is not undone later than ten minutes after its end, nor where there is no way back', async () => {
    const ids = await put(1, { status: 'COMPLETE' });
    const reject = { kind: 'status', next: 'REJECTED', comment: 'Withdrawn', reason: 'clientWithdrew' };
    const rejected = await start(reject, seen(ids));
    const later = await start(assign(colleague), seen(await put(1, { assignee: 'meridian.admin' })));
    await run();
    expect(await batch(rejected._id)).toMatchObject({ done: 1, failed: 0, undoUntil: null });
    expect((await batch(later._id)).undoUntil).not.toBeNull();
    platform.clock.turn(10 * 60);
    expect((await batch(later._id)).undoUntil).toBeNull();
    expect((await act(later._id, 'undo')).status).toBe(409);
  });

  it('is its owner’s alone, of their tenant, and of what they may change', async () => {
    const { _id } = await start(assign(colleague), seen(await put(1)));
    const other = await platform.signIn('noordhaven.admin');
    const user = await platform.signIn('meridian.user');
    for (const token of [other, user])
      expect((await platform.ask(`${path}/${_id}`, { token })).status).toBe(404);
    const unknown = await platform.ask(path, {
      method: 'POST',
      token: admin,
      body: { action: assign(colleague), rows: seen([randomUUID()]) },
    });
    expect(await errorOf(unknown)).toMatchObject({ fields: [{ path: 'rows', code: 'oneOf' }] });
    await run();
  });

  it('is a few at once of a user, however many begin together', async () => {
    const rows = seen(await put(1));
    const ask = () =>
      platform.ask(path, { method: 'POST', token: admin, body: { action: assign(colleague), rows } });
    const statuses = (await Promise.all(Array.from({ length: openBatches.perUser + 2 }, ask))).map(
      r => r.status,
    );
    expect(statuses.filter(status => status === 200)).toHaveLength(openBatches.perUser);
    expect(statuses.filter(status => status === 409)).toHaveLength(2);
    await run();
  });
});
