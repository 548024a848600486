import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { partyIdsOf, putRegistration } from '../../../testing/registrations.ts';
import { makeAdmin } from '../../../testing/second-admin.ts';

type Settings = OutputOf<typeof contract.workflows.changeSettings>;
type Process = OutputOf<typeof contract.workflows.process>;
type SignOff = OutputOf<typeof contract.workflows.signOff>;
type Change = Pick<Settings, 'isOn' | 'slaDays' | 'approval'> & {
  steps: Pick<Settings['steps'][number], 'id' | 'isOn' | 'slaDays' | 'notes'>[];
};
const path = '/api/workflows/workflows';

onBothEngines('the settings of workflows', engine => {
  let platform: TestPlatform;
  let admin: string;
  let user: string;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    admin = await platform.signIn('meridian.admin');
    user = await platform.signIn('meridian.user');
  });

  const read = async (id: string): Promise<Settings> => {
    const { items } = await platform.get<{ items: Settings[] }>(`${path}/settings`, { token: admin });
    const settings = items.find(item => item.id === id);
    if (!settings) throw new Error(`There is no workflow ${id}.`);
    return settings;
  };
  const bodyOf = ({ isOn, slaDays, approval, steps }: Settings): Change => ({
    isOn,
    slaDays,
    approval,
    steps: steps.map(step => ({ id: step.id, isOn: step.isOn, slaDays: step.slaDays, notes: step.notes })),
  });
  const send = (id: string, version: number, body: Change, token = admin) =>
    platform.ask(`${path}/${id}/settings`, {
      method: 'PUT',
      token,
      body,
      headers: { 'if-match': `"v${version}"` },
    });
  const start = async (workflowId: string) => {
    const [partyId] = await partyIdsOf(platform, await putRegistration(platform));
    return platform.ask('/api/workflows/processes', {
      method: 'POST',
      token: user,
      body: { workflowId, entityType: 'party', entityId: partyId, target: null, note: null },
    });
  };
  const process = (id: string) => platform.get<Process>(`/api/workflows/processes/${id}`, { token: admin });

  it('change what starts from then on, and nothing of what runs', async () => {
    const running = (await (await start('reviewInitial')).json()) as Process;
    const before = await read('reviewInitial');
    expect(before).toMatchObject({ isOn: true, slaDays: 5, approval: 'twoPersons', running: 1 });
    const body = bodyOf(before);
    const [first, second, ...rest] = body.steps;
    const steps = [second!, { ...first!, slaDays: 2, notes: 'always' as const }, ...rest].map(step =>
      step.id === 'sourceOfWealth' ? { ...step, isOn: false } : step,
    );
    const response = await send('reviewInitial', before.version, { ...body, slaDays: 8, steps });
    expect(response.status).toBe(200);
    expect(await read('reviewInitial')).toMatchObject({
      version: before.version + 1,
      slaDays: 8,
      running: 1,
    });

    const next = (await (await start('reviewInitial')).json()) as Process;
    expect(next.steps.map(({ id }) => id).slice(0, 2)).toEqual([second!.id, first!.id]);
    expect(next.steps.map(({ id }) => id)).not.toContain('sourceOfWealth');
    expect(next.steps[1]?.noteFor).toEqual(['done', 'willNotDo']);
    expect(next.workflowVersion).toBe(before.version + 1);
    const unchanged = await process(running.processId);
    expect(unchanged.workflowVersion).toBe(before.version);
    expect(unchanged.steps.map(({ id }) => id)).toContain('sourceOfWealth');
    const written = await platform.database.read('meridian', tx =>
      tx.selectFrom('audit').selectAll().where('action', '=', 'workflow.changed').execute(),
    );
    expect(written).toMatchObject([{ object_id: 'reviewInitial', detail: { left: ['sourceOfWealth'] } }]);
  });

  it('turn a kind of process off: none starts, and it is said why', async () => {
    const before = await read('reviewPeriodic');
    await send('reviewPeriodic', before.version, { ...bodyOf(before), isOn: false });
    const refused = await start('reviewPeriodic');
    expect(refused.status).toBe(422);
    expect(await errorOf(refused)).toMatchObject({ type: 'Blocked', fields: [{ code: 'turnedOff' }] });
    const list = await platform.get<{ items: { id: string; hindrance: string | null }[] }>(path, {
      token: user,
    });
    expect(list.items.find(({ id }) => id === 'reviewPeriodic')?.hindrance).toBe('turnedOff');
  });

  it('refuse what a workflow cannot be: no decision, steps out of their status, a term beyond the whole', async () => {
    const before = await read('reviewEventDriven');
    const body = bodyOf(before);
    const fieldsOf = async (steps: Change['steps']) =>
      (await errorOf(await send('reviewEventDriven', before.version, { ...body, steps }))).fields;
    const last = body.steps.length - 1;
    const changed = (index: number, change: Partial<Change['steps'][number]>) =>
      body.steps.map((step, at) => (at === index ? { ...step, ...change } : step));
    expect(await fieldsOf(changed(last, { isOn: false }))).toEqual([
      { path: `steps[${last}].isOn`, code: 'required', params: {} },
    ]);
    expect(await fieldsOf(changed(0, { slaDays: 11 }))).toMatchObject([
      { path: 'steps[0].slaDays', code: 'maxNumber', params: { max: 10 } },
    ]);
    expect(await fieldsOf(body.steps.toReversed())).toContainEqual({
      path: 'steps[1].id',
      code: 'oneOf',
      params: {},
    });
    expect(await fieldsOf(body.steps.slice(1))).toEqual([{ path: 'steps', code: 'required' }]);
    expect(await fieldsOf(changed(0, { id: 'dance' }))).toHaveLength(2);
  });

  it('let no Admin approve any more only when a second person agrees, and change nothing until then', async () => {
    await makeAdmin(platform, 'meridian.agent');
    const second = await platform.signIn('meridian.agent');
    const seen = await read('reviewEventDriven');
    await send('reviewEventDriven', seen.version, { ...bodyOf(seen), approval: 'twoPersonsSenior' });
    const before = await read('reviewEventDriven');
    expect(before.approval).toBe('twoPersonsSenior');
    const lowered = { ...bodyOf(before), approval: 'twoPersons' as const, slaDays: 12 };
    const answer = await send('reviewEventDriven', before.version, lowered);
    expect(await answer.json()).toEqual(before);
    expect(await read('reviewEventDriven')).toEqual(before);
    expect(await errorOf(await send('reviewEventDriven', before.version, lowered))).toMatchObject({
      type: 'Blocked',
    });

    const signOffs = '/api/workflows/sign-offs';
    const [summary] = (
      await platform.get<{ items: SignOff[] }>(`${signOffs}?action=settings.lowerWorkflow`, { token: admin })
    ).items;
    const signOff = await platform.get<SignOff>(`${signOffs}/${summary?._id}`, { token: admin });
    expect(signOff).toMatchObject({
      hindrance: 'ownRequest',
      diff: [{ path: 'reviewEventDriven.approval', old: 'twoPersonsSenior', new: 'twoPersons' }],
    });
    const decide = (token: string) =>
      platform.ask(`${signOffs}/${signOff._id}/decision`, {
        method: 'POST',
        token,
        body: { decision: 'approve', payloadHash: signOff.payloadHash, comment: null },
        headers: { 'if-match': `"v${signOff.version}"` },
      });
    expect((await decide(admin)).status).toBe(403);
    const both = await Promise.all([decide(second), decide(second)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await read('reviewEventDriven')).toMatchObject({
      approval: 'twoPersons',
      slaDays: 12,
      version: before.version + 1,
    });
  });

  it('are changed by one of two who change them at once, and by no one who may not', async () => {
    const before = await read('changePartyStatus');
    const body = { ...bodyOf(before), slaDays: before.slaDays + 1 };
    const both = await Promise.all([1, 2].map(() => send('changePartyStatus', before.version, body)));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    expect((await send('changePartyStatus', before.version + 1, body, user)).status).toBe(403);
    expect((await send('onboarding', 1, body)).status).toBe(404);
    const other = await platform.signIn('noordhaven.admin');
    const theirs = await platform.get<{ items: Settings[] }>(`${path}/settings`, { token: other });
    expect(theirs.items.find(({ id }) => id === 'changePartyStatus')?.version).toBe(before.version);
  });
});
