import { randomUUID } from 'node:crypto';
import { openExports, type contract, type CustomField, type OutputOf } from '@dossier/api/contract';
import { unzipSync } from 'fflate';
import { beforeAll, expect, it, vi } from 'vitest';
import { runNextJob } from '../../../shared/jobs/jobs.ts';
import { onBothEngines } from '../../../testing/database.ts';
import { customField } from '../../../testing/examples.ts';
import { pdfText, qpdfCheck } from '../../../testing/pdf.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { partyIdsOf, putRegistration } from '../../../testing/registrations.ts';
import { exportJobs } from './store.ts';

type Export = OutputOf<typeof contract.exports.get>;
type Items = OutputOf<typeof contract.exports.items>;
const path = '/api/templates/exports';

onBothEngines('exports of many', engine => {
  let platform: TestPlatform;
  let admin: string;
  let ids: string[];

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    admin = await platform.signIn('meridian.admin');
    ids = [await putRegistration(platform), await putRegistration(platform), await putRegistration(platform)];
  });

  const start = (body: object, token = admin) =>
    platform.get<Export>(path, {
      method: 'POST',
      token,
      body: { format: 'csv', reason: 'reporting', ids, ...body },
    });
  const get = (id: string) => platform.get<Export>(`${path}/${id}`, { token: admin });
  const act = (id: string, what: string, token = admin) =>
    platform.ask(`${path}/${id}/${what}`, { method: 'POST', token });
  const file = (id: string, token = admin) => platform.ask(`${path}/${id}/file`, { token });
  const runOne = (kind: string = exportJobs.run) => {
    const handler = platform.jobs[kind]!;
    return runNextJob(platform.database, { [kind]: handler }, () => platform.clock.now());
  };
  async function run(): Promise<void> {
    while (await runOne());
  }
  const actions = () =>
    platform.database.read('meridian', async tx =>
      (await tx.selectFrom('audit').select('action').orderBy('seq', 'desc').limit(8).execute()).map(
        ({ action }) => action,
      ),
    );

  it('make a table with a row for each, tell their owner, and write down the whole and each', async () => {
    const { _id, state } = await start({});
    expect(state).toBe('waiting');
    await run();
    expect(await get(_id)).toMatchObject({ state: 'done', total: 3, done: 3, failed: 0 });
    expect(await actions()).toEqual([
      'export.finished',
      'registration.exported',
      'registration.exported',
      'registration.exported',
      'export.started',
      ...(await actions()).slice(5),
    ]);
    const response = await file(_id);
    expect(response.headers.get('content-disposition')).toContain('registrations-2026-11-21.csv');
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    const messages = await platform.database.read('meridian', tx =>
      tx.selectFrom('tenant_messages').selectAll().where('message_type', '=', 'exportReady').execute(),
    );
    expect(messages).toHaveLength(1);
  });

  it('print all in one document, or each in a folder of an archive', async () => {
    const [pdf, zip] = [await start({ format: 'pdf' }), await start({ format: 'zip', locale: 'nl-NL' })];
    await run();
    const bytes = new Uint8Array(await (await file(pdf._id)).arrayBuffer());
    expect(await qpdfCheck(bytes)).toBe(0);
    expect((await pdfText(bytes)).length).toBeGreaterThanOrEqual(3);
    const files = Object.keys(unzipSync(new Uint8Array(await (await file(zip._id)).arrayBuffer())));
    expect(files).toHaveLength(7);
    expect(files.filter(name => /^T-\d+\/T-\d+_nl-NL\.pdf$/.test(name))).toHaveLength(3);
  });

  it('take all that match, as the list would show them', async () => {
    const list = await platform.get<{ total: number }>('/api/main/registrations?type=BUSINESS&max=1', {
      token: admin,
    });
    const { total } = await start({ ids: undefined, matching: { type: ['BUSINESS'] } });
    expect(total).toBe(list.total);
    await run();
  });

  it('of clients have the columns that are named, a row for each, in the language that is chosen', async () => {
    const query = { type: 'LE', search: 'holding' };
    const { items } = await platform.get<{ items: { name: string; city: string | null }[] }>(
      `/api/main/parties?${new URLSearchParams(query).toString()}&max=1000`,
      { token: admin },
    );
    const { _id, total } = await start({
      ids: undefined,
      list: 'businesses',
      locale: 'nl-NL',
      matching: { search: 'holding', type: ['LE'] },
      columns: ['name', 'city', 'kind'],
    });
    expect(total).toBe(items.length);
    await run();
    const response = await file(_id);
    expect(response.headers.get('content-disposition')).toContain('businesses-2026-11-21.csv');
    const [header, ...rows] = (await response.text()).replace('\ufeff', '').trim().split('\r\n');
    expect(header).toBe('Naam,Plaats,Soort');
    expect(rows).toHaveLength(items.length);
    expect(rows[0]).toContain(items[0]!.name);
    expect((await actions()).slice(0, 3)).toEqual(['export.downloaded', 'export.finished', 'party.exported']);
    const results = await platform.get<Items>(`${path}/${_id}/items`, { token: admin });
    expect(results.items.map(({ name }) => name)).toEqual(items.map(({ name }) => name));
  });

  it('of clients have columns of custom fields, but of one that is archived meanwhile', async () => {
    const add = async (label: string) => {
      const response = await platform.ask('/api/main/custom-fields', {
        method: 'POST',
        token: admin,
        body: { ...customField(), type: 'B', valueType: null, label },
      });
      return (await response.json()) as CustomField;
    };
    const [current, archived] = [await add('Naam'), await add('Later archived')];
    const { items } = await platform.get<{ items: { _id: string }[] }>('/api/main/parties?type=NP&max=2', {
      token: admin,
    });
    const [first = '', second = ''] = items.map(({ _id }) => _id);
    await platform.ask(`/api/main/parties/${first}/sections/custom-fields`, {
      method: 'PUT',
      token: admin,
      headers: { 'if-match': '"v0"' },
      body: { customFields: [{ _id: current._id, value: 'true' }] },
    });
    const { _id } = await start({
      ids: [first, second],
      list: 'clients',
      locale: 'nl-NL',
      columns: [`cf-${current._id}`, `cf-${archived._id}`],
    });
    const { status: _status, _id: _field, version, ...definition } = archived;
    await platform.ask(`/api/main/custom-fields/${archived._id}`, {
      method: 'PUT',
      token: admin,
      headers: { 'if-match': `"v${version}"` },
      body: { ...definition, isActive: true, archive: true },
    });
    await run();
    const lines = (await (await file(_id)).text()).replace('\ufeff', '').trimEnd().split('\r\n');
    // The firm calls it as the list calls the name.
    expect(lines.slice(0, 2)).toEqual(['Naam (Eigen veld)', 'Ja']);
  });

  it('of clients take no column that there is not', async () => {
    await expect(start({ list: 'clients', columns: ['secret'] })).rejects.toThrow(/ValidationFailed/);
  });

  it('of clients take the list’s types alone, and only as a table', async () => {
    const persons = await platform.get<{ total: number }>('/api/main/parties?type=NP&max=1', {
      token: admin,
    });
    const { total } = await start({ ids: undefined, list: 'clients', matching: {} });
    expect(total).toBe(persons.total);
    await run();
    await expect(start({ ids: undefined, list: 'clients', matching: {}, format: 'pdf' })).rejects.toThrow(
      /ValidationFailed/,
    );
    // An id of a registration is no client.
    await expect(start({ list: 'clients' })).rejects.toThrow(/ValidationFailed/);
  });

  it('go on where a platform that stopped has left them', async () => {
    const { _id } = await start({ format: 'zip' });
    // A job that was claimed by a process that died in the middle, after one of them.
    await platform.database.tenant('meridian', async tx => {
      const update = tx
        .updateTable('jobs')
        .set({ state: 'running', attempts: 1, due_at: platform.clock.now() });
      await update.where('state', '=', 'waiting').where('kind', '=', exportJobs.run).execute();
      await tx.updateTable('exports').set({ state: 'running' }).where('id', '=', _id).execute();
    });
    await run();
    expect(await get(_id)).toMatchObject({ state: 'done', done: 3 });
  });

  it('say that they failed when every try dies', async () => {
    const { _id } = await start({});
    await platform.database.tenant('meridian', tx =>
      tx
        .updateTable('jobs')
        .set({ state: 'running', attempts: 5, due_at: platform.clock.now() })
        .where('state', '=', 'waiting')
        .where('kind', '=', exportJobs.run)
        .execute(),
    );
    await run();
    expect((await get(_id)).state).toBe('failed');
  });

  it('say that they failed when the last try does', async () => {
    const { _id } = await start({});
    await platform.database.tenant('meridian', tx =>
      tx
        .updateTable('jobs')
        .set({ attempts: 4 })
        .where('state', '=', 'waiting')
        .where('kind', '=', exportJobs.run)
        .execute(),
    );
    const reading = vi
      .spyOn(platform.services.objects, 'get')
      .mockRejectedValue(new Error('The disk is gone.'));
    await run();
    reading.mockRestore();
    expect((await get(_id)).state).toBe('failed');
  });

  it('are a few at once of a person, and of a tenant, however many begin together', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        platform.ask(path, {
          method: 'POST',
          token: admin,
          body: { format: 'csv', reason: 'reporting', ids },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 200, 409, 409, 409,
    ]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(await errorOf(refused)).toMatchObject({ type: 'TooManyExports' });
    await run();
    const open = Array.from({ length: openExports.perTenant }, () => randomUUID());
    await platform.database.tenant('meridian', tx =>
      tx
        .insertInto('exports')
        .values(
          open.map(id => ({
            id,
            tenant_id: 'meridian',
            owner: randomUUID(),
            format: 'csv' as const,
            locale: 'en-US',
            sealed: new Uint8Array(),
            total: 1,
            created_at: platform.clock.now(),
            expires_at: platform.clock.now(),
          })),
        )
        .execute(),
    );
    await expect(start({})).rejects.toThrow(/TooManyExports/);
    await platform.database.tenant('meridian', tx =>
      tx.deleteFrom('exports').where('id', 'in', open).execute(),
    );
    await start({});
    await run();
  });

  it('end when they are cancelled, and leave no file', async () => {
    const { _id } = await start({});
    expect((await act(_id, 'cancel')).status).toBe(200);
    await run();
    expect(await get(_id)).toMatchObject({ state: 'cancelled', size: null });
    expect((await file(_id)).status).toBe(404);
    expect((await act(_id, 'cancel')).status).toBe(409);
  });

  it('say which failed and why, and try only those again', async () => {
    const { _id } = await start({ format: 'zip' });
    const [partyId = ''] = await partyIdsOf(platform, ids[1]!);
    const store = (sections: object) =>
      platform.database.tenant('meridian', tx =>
        tx
          .updateTable('parties')
          .set({ sections: JSON.stringify(sections) })
          .where('id', '=', partyId)
          .execute(),
      );
    const { sections } = await platform.database.read('meridian', tx =>
      tx.selectFrom('parties').select('sections').where('id', '=', partyId).executeTakeFirstOrThrow(),
    );
    await store({ 'tax-residency': { taxResidencies: [null] } });
    await run();
    expect(await get(_id)).toMatchObject({ state: 'done', done: 3, failed: 1 });
    const { items } = await platform.get<Items>(`${path}/${_id}/items`, { token: admin });
    expect(items.map(({ recordId, error }) => [recordId, error])[0]).toEqual([ids[1], 'Unexpected']);
    await store(sections);
    expect((await act(_id, 'retry')).status).toBe(200);
    await run();
    expect(await get(_id)).toMatchObject({ state: 'done', done: 3, failed: 0 });
    expect((await act(_id, 'retry')).status).toBe(409);
  });

  it('are their owner’s alone, and no one’s without the permission', async () => {
    const { _id } = await start({});
    await run();
    const other = await platform.signIn('noordhaven.admin');
    for (const response of [
      await platform.ask(`${path}/${_id}`, { token: other }),
      await file(_id, other),
      await act(_id, 'cancel', other),
    ])
      expect(response.status).toBe(404);
    const user = await platform.signIn('meridian.user');
    expect((await platform.ask(path, { token: user })).status).toBe(403);
  });

  it('refuse what is no one’s, nothing at all, and more than one may take', async () => {
    const refused = async (body: object) =>
      (
        await platform.ask(path, {
          method: 'POST',
          token: admin,
          body: { format: 'csv', reason: 'reporting', ...body },
        })
      ).status;
    expect(await refused({ ids: ['11111111-1111-4111-8111-111111111111'] })).toBe(400);
    expect(await refused({ matching: { search: 'nobody is called like this' } })).toBe(400);
    expect(await refused({ ids, reason: 'because' })).toBe(400);
  });

  it('are gone after seven days', async () => {
    const { _id } = await start({});
    await run();
    expect((await file(_id)).status).toBe(200);
    platform.clock.turn(7 * 86_400 + 1);
    admin = await platform.signIn('meridian.admin');
    expect((await file(_id)).status).toBe(404);
    while (await runOne(exportJobs.forget));
    expect((await platform.ask(`${path}/${_id}`, { token: admin })).status).toBe(404);
    const left = await platform.database.read('meridian', tx =>
      tx.selectFrom('files').select('id').where('subject_id', '=', _id).execute(),
    );
    expect(left).toEqual([]);
  });
});
