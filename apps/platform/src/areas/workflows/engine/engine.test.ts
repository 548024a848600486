import type { contract, MessageType, OutputOf, Process, ProcessEvent } from '@dossier/api/contract';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/database.ts';
import { inboxOf } from '../../../testing/inbox.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { completePerson, putRegistration } from '../../../testing/registrations.ts';
import { makeAdmin } from '../../../testing/second-admin.ts';

type SignOff = OutputOf<typeof contract.workflows.signOff>;
type Workflows = OutputOf<typeof contract.workflows.list>;
type Party = OutputOf<typeof contract.parties.get>;

const base = '/api/workflows';

onBothEngines('processes', engine => {
  let platform: TestPlatform;
  let admin: string;
  let user: string;
  let agent: string;
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    [admin = '', user = '', agent = ''] = await Promise.all(
      ['admin', 'user', 'agent'].map(name => platform.signIn(`meridian.${name}`)),
    );
  });

  /** A party that everyone of the firm may see. */
  async function putParty(): Promise<string> {
    const person = { ...completePerson(), _id: randomUUID() };
    await putRegistration(platform, { assignee: 'meridian.agent', parties: [person] });
    return person._id;
  }
  const startBody = (entityId: string, fields: object = {}) => ({
    workflowId: 'reviewInitial',
    entityType: 'party',
    entityId,
    ...fields,
  });
  const tryStart = (entityId: string, fields: object = {}, token = user) =>
    platform.ask(`${base}/processes`, { method: 'POST', token, body: startBody(entityId, fields) });
  const start = async (entityId: string, fields: object = {}, token = user) => {
    const response = await tryStart(entityId, fields, token);
    expect(response.status).toBe(200);
    return (await response.json()) as Process;
  };
  const read = (id: string, token = user) => platform.get<Process>(`${base}/processes/${id}`, { token });
  const tryStep = (
    { processId, version }: Process,
    stepId: string,
    outcome: string | null,
    note: string | null = null,
    token = user,
  ) =>
    platform.ask(`${base}/process/${processId}/states`, {
      method: 'POST',
      token,
      body: { stepId, outcome, note },
      headers: { 'if-match': `"v${version}"` },
    });
  const step = async (...parameters: Parameters<typeof tryStep>) => {
    const response = await tryStep(...parameters);
    expect([response.status, response.ok ? null : await response.clone().text()]).toEqual([200, null]);
    return (await response.json()) as Process;
  };
  const tryMove = ({ processId, version }: Process, body: object, token = user) =>
    platform.ask(`${base}/processes/${processId}/states`, {
      method: 'POST',
      token,
      body,
      headers: { 'if-match': `"v${version}"` },
    });
  const move = async (...parameters: Parameters<typeof tryMove>) => {
    const response = await tryMove(...parameters);
    expect(response.status).toBe(200);
    return (await response.json()) as Process;
  };
  const history = async (id: string) =>
    (
      await platform.get<{ items: readonly ProcessEvent[] }>(`${base}/process/${id}/states`, { token: user })
    ).items.map(({ action, step: stepId, note }) => [action, stepId, note].filter(Boolean).join(' '));
  const decide = async ({ signOff }: Process, decision: string, token = admin) => {
    const { _id, version, payloadHash } = await platform.get<SignOff>(`${base}/sign-offs/${signOff?._id}`, {
      token,
    });
    return platform.ask(`${base}/sign-offs/${_id}/decision`, {
      method: 'POST',
      token,
      body: { decision, payloadHash, comment: null },
      headers: { 'if-match': `"v${version}"` },
    });
  };
  const party = (id: string) => platform.get<Party>(`/api/main/parties/${id}`, { token: admin });

  /** A change of status that is ready to be decided. */
  async function readyToDecide(entityId: string) {
    let process = await start(entityId, { workflowId: 'changePartyStatus', target: 'R' });
    process = await step(process, 'reason', 'done', 'Outside our policy');
    return step(process, 'checks', 'willNotDo', 'No products');
  }

  describe('of the types whose entities are there', () => {
    it('go from step to step, and their status follows', async () => {
      let process = await start(await putParty(), { note: 'Taken over' });
      expect(process).toMatchObject({
        status: 'Open',
        displayStatus: 'open',
        result: null,
        next: { kind: 'step' },
        step: 'checkIdentity',
        assignee: 'Malik Bakker',
      });
      process = await step(process, 'checkIdentity', null);
      expect(process.status).toBe('CollectData');
      for (const id of ['checkIdentity', 'checkOwnership', 'screen'])
        process = await step(process, id, 'done');
      expect(process.status).toBe('RiskAssessment');
      expect((await tryStep(process, 'sourceOfWealth', 'willNotDo')).status).toBe(400);
      process = await step(process, 'sourceOfWealth', 'willNotDo', 'No enhanced due diligence');
      expect(process.steps.find(({ id }) => id === 'sourceOfWealth')).toMatchObject({
        status: 'willNotDo',
        outcome: 'willNotDo',
        note: 'No enhanced due diligence',
        by: { name: 'Malik Bakker' },
      });
      process = await step(process, 'riskForm', 'done');
      expect(process).toMatchObject({
        status: 'WaitingForApproval',
        step: 'approve',
        next: { kind: 'decide' },
      });
      process = await step(process, 'approve', 'accept', 'All is there');
      expect(process).toMatchObject({ status: 'WaitingForApproval', next: { kind: 'approve' } });
      expect((await decide(process, 'approve')).status).toBe(200);
      process = await read(process.processId);
      expect(process).toMatchObject({ status: 'Done', result: 'done', displayStatus: 'done', step: null });
      expect((await history(process.processId)).toReversed()).toEqual([
        'started Taken over',
        'stepStarted checkIdentity',
        'stepEnded checkIdentity',
        'stepEnded checkOwnership',
        'stepEnded screen',
        'stepEnded sourceOfWealth No enhanced due diligence',
        'stepEnded riskForm',
        'approvalRequested approve All is there',
        'stepEnded approve',
        'done',
      ]);
      expect((await tryStep(process, 'approve', 'accept')).status).toBe(409);
    });

    it('change the status of a party with the approval, never before it', async () => {
      const id = await putParty();
      let process = await readyToDecide(id);
      process = await step(process, 'confirm', 'accept');
      expect((await party(id)).status).toBe('N');
      expect((await decide(process, 'approve', user)).status).toBe(403);
      expect((await decide(process, 'approve')).status).toBe(200);
      expect((await party(id)).status).toBe('R');
      expect(await read(process.processId)).toMatchObject({ result: 'done', target: 'R' });
    });

    it('tell those who may decide, and of the decision who asked', async () => {
      const process = await step(await readyToDecide(await putParty()), 'confirm', 'accept', 'As agreed');
      const about = async (token: string, type: MessageType) =>
        (await inboxOf(platform, token, [type])).filter(({ processId }) => processId === process.processId);
      expect(await about(admin, 'approvalRequested')).toMatchObject([
        { actor: 'Malik Bakker', ask: 'decide', excerpt: 'As agreed' },
      ]);
      expect(await about(user, 'approvalRequested')).toEqual([]);
      expect((await decide(process, 'approve')).status).toBe(200);
      expect(await about(admin, 'approvalRequested')).toMatchObject([{ isClosed: true }]);
      expect(await about(user, 'approvalDecided')).toMatchObject([
        { actor: 'Sanne de Wit', decision: 'approve' },
      ]);
    });

    it('tell who asked that no one has to decide any more: it was cancelled, or turned down outright', async () => {
      const voided = async ({ processId }: Process) =>
        (await inboxOf(platform, user, ['approvalVoided'])).filter(each => each.processId === processId);
      const [one, other] = [
        await step(await readyToDecide(await putParty()), 'confirm', 'accept'),
        await step(await readyToDecide(await putParty()), 'confirm', 'accept'),
      ];
      await move(one, { move: 'cancel', note: 'By mistake' }, admin);
      expect(await voided(one)).toMatchObject([{ actor: 'Sanne de Wit' }]);
      await move(other, { move: 'cancel', note: 'By mistake' });
      expect(await voided(other)).toEqual([]);
      const requests = (await inboxOf(platform, admin, ['approvalRequested'])).filter(({ processId }) =>
        [one.processId, other.processId].includes(processId ?? ''),
      );
      expect(requests).toMatchObject([{ isClosed: true }, { isClosed: true }]);
    });

    it('are signed off by no one who worked on them', async () => {
      await makeAdmin(platform, 'meridian.new');
      const id = await putParty();
      let process = await start(id, { workflowId: 'changePartyStatus', target: 'R' }, admin);
      process = await step(process, 'reason', 'done', 'Outside our policy', admin);
      process = await step(process, 'checks', 'done', null, user);
      process = await step(process, 'confirm', 'accept', null, user);
      const refused = await decide(process, 'approve', admin);
      expect((await errorOf(refused)).type).toBe('OwnRequest');
      expect((await party(id)).status).toBe('N');
    });

    it('end rejected when the decision is no, and leave the party as it is', async () => {
      const id = await putParty();
      const requested = await step(await readyToDecide(id), 'confirm', 'accept');
      expect((await decide(requested, 'reject')).status).toBe(200);
      expect(await read(requested.processId)).toMatchObject({
        result: 'rejected',
        displayStatus: 'rejected',
      });
      const ready = await readyToDecide(id);
      expect((await tryStep(ready, 'confirm', 'reject')).status).toBe(400);
      expect((await step(ready, 'confirm', 'reject', 'Not so')).result).toBe('rejected');
      expect((await party(id)).status).toBe('N');
    });

    it('can be asked for again when the request is withdrawn', async () => {
      const requested = await step(await readyToDecide(await putParty()), 'confirm', 'accept');
      expect((await tryStep(requested, 'confirm', 'accept')).status).toBe(422);
      expect((await decide(requested, 'withdraw', user)).status).toBe(200);
      const again = await read(requested.processId);
      expect(again).toMatchObject({ signOff: null, next: { kind: 'decide' } });
      expect((await step(again, 'confirm', 'accept')).next.kind).toBe('approve');
    });

    it('are not approved once the party is something else than it was', async () => {
      const id = await putParty();
      const requested = await step(await readyToDecide(id), 'confirm', 'accept');
      await platform.database.tenant('meridian', tx =>
        tx.updateTable('parties').set({ status: 'A' }).where('id', '=', id).execute(),
      );
      expect((await errorOf(await decide(requested, 'approve'))).type).toBe('SignOffClosed');
      expect((await party(id)).status).toBe('A');
      expect((await read(requested.processId)).result).toBe(null);
    });

    it('are cancelled with a comment, as long as no one has signed off', async () => {
      const requested = await step(await readyToDecide(await putParty()), 'confirm', 'accept');
      expect((await tryMove(requested, { move: 'cancel', note: ' ' })).status).toBe(400);
      const open = requested.signOff?._id ?? '';
      const cancelled = await move(requested, { move: 'cancel', note: 'By mistake' });
      expect(cancelled).toMatchObject({ result: 'cancelled', displayStatus: 'cancelled', moves: [] });
      expect((await platform.get<SignOff>(`${base}/sign-offs/${open}`, { token: admin })).state).toBe('void');
      expect((await errorOf(await tryMove(cancelled, { move: 'wait' }))).type).toBe('ProcessEnded');
    });
  });

  describe('may be started', () => {
    it('once for a party and a type: the one that runs is named, and found before', async () => {
      const id = await putParty();
      const pending = (workflowId: string) =>
        platform.get<{ process: Process | null }>(
          `${base}/process/pending?entityType=party&workflowId=${workflowId}&entityId=${id}`,
          { token: user },
        );
      expect((await pending('reviewInitial')).process).toBe(null);
      const { processId } = await start(id);
      expect((await pending('reviewPeriodic')).process?.processId).toBe(processId);
      expect((await pending('changePartyStatus')).process).toBe(null);
      const { type, fields } = await errorOf(await tryStart(id, { workflowId: 'reviewPeriodic' }));
      expect([type, fields]).toEqual([
        'ProcessRunning',
        [{ path: 'workflowId', code: 'processRunning', params: { processId } }],
      ]);
      expect((await tryStart(id, { workflowId: 'changePartyStatus', target: 'R' })).status).toBe(200);
    });

    it('of types whose entities are not there yet: never, with the reason', async () => {
      const { items } = await platform.get<Workflows>(`${base}/workflows`, { token: user });
      const id = await putParty();
      for (const { id: workflowId, hindrance, entityType } of items) {
        if (hindrance === null) continue;
        const response = await tryStart(id, { workflowId, entityType });
        expect([response.status, (await errorOf(response)).fields]).toEqual([
          422,
          [{ path: 'workflowId', code: hindrance }],
        ]);
      }
      expect(items.flatMap(({ id: name, hindrance }) => (hindrance === null ? [name] : []))).toEqual([
        'reviewInitial',
        'reviewPeriodic',
        'reviewEventDriven',
        'changePartyStatus',
      ]);
    });

    it('for a party that is there, a status that may follow, and by staff who work on them', async () => {
      const id = await putParty();
      expect((await tryStart(randomUUID())).status).toBe(404);
      expect((await tryStart('no-id')).status).toBe(404);
      expect((await tryStart(id, { workflowId: 'nothing' })).status).toBe(404);
      expect((await tryStart(id, { entityType: 'product' })).status).toBe(400);
      expect((await tryStart(id, { target: 'R' })).status).toBe(400);
      expect((await tryStart(id, { workflowId: 'changePartyStatus' })).status).toBe(400);
      expect((await tryStart(id, { workflowId: 'changePartyStatus', target: 'E' })).status).toBe(409);
      expect((await tryStart(id, {}, agent)).status).toBe(403);
    });
  });

  describe('have steps that', () => {
    it('are worked on in their turn, with outcomes that they have', async () => {
      const process = await start(await putParty());
      const { type, fields } = await errorOf(await tryStep(process, 'riskForm', 'done'));
      expect([type, fields?.[0]?.params]).toEqual([
        'TransitionNotAllowed',
        { open: ['checkIdentity', 'checkOwnership', 'screen'] },
      ]);
      expect((await tryStep(process, 'nothing', 'done')).status).toBe(400);
      expect((await tryStep(process, 'screen', 'accept')).status).toBe(400);
      expect((await tryStep(process, 'screen', 'done', null, agent)).status).toBe(403);
      await step(process, 'screen', 'done');
      expect((await tryStep(process, 'checkIdentity', 'done')).status).toBe(412);
    });

    it('two people end at once: one does, the other learns that it changed', async () => {
      const process = await start(await putParty());
      const answers = await Promise.all([
        tryStep(process, 'screen', 'done', null, user),
        tryStep(process, 'screen', 'willNotDo', 'No', admin),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    });
  });

  it('are due after the working days of their type, which stand still while the client is silent', async () => {
    const process = await start(await putParty());
    expect(process.daysLeft).toBe(5);
    const waiting = await move(process, { move: 'wait' });
    expect([waiting.isPaused, waiting.moves]).toEqual([true, ['cancel', 'resume', 'assign', 'escalate']]);
    expect((await tryMove(waiting, { move: 'wait' })).status).toBe(400);
    platform.clock.turn(7 * 86_400);
    [admin, user, agent] = (await Promise.all(
      (['admin', 'user', 'agent'] as const).map(name => platform.signIn(`meridian.${name}`)),
    )) as [string, string, string];
    expect((await read(process.processId)).daysLeft).toBe(5);
    const running = await move(waiting, { move: 'resume' });
    expect([running.isPaused, running.daysLeft]).toEqual([false, 5]);
    platform.clock.turn(7 * 86_400);
    user = await platform.signIn('meridian.user');
    admin = await platform.signIn('meridian.admin');
    expect((await read(process.processId)).daysLeft).toBe(0);
  });

  it('are assigned to users of the firm', async () => {
    const process = await start(await putParty());
    const me = await platform.get<{ _id: string }>('/api/access/users/me', { token: admin });
    const taken = await move(process, { move: 'assign', assigneeId: me._id }, admin);
    expect(taken.assignee_id).toBe(me._id);
    expect((await tryMove(taken, { move: 'assign', assigneeId: randomUUID() })).status).toBe(400);
    expect((await move(taken, { move: 'assign', assigneeId: null })).assignee).toBe(null);
  });

  it('are listed with what else runs, found by type and status, and given as a file', async () => {
    type List = OutputOf<typeof contract.workflows.processes>;
    const list = (query: string, token = user) =>
      platform.get<List>(`${base}/processes?max=1000&${query}`, { token });
    const { processId } = await start(await putParty());
    const ids = async (query: string) => (await list(query)).items.map(item => item.processId);
    expect(await ids('workflowType=review')).toContain(processId);
    expect(await ids('workflowType=onboarding')).not.toContain(processId);
    expect(await ids('workflowType=review&status=Done')).not.toContain(processId);
    expect(await ids('workflowType=review&status=Open')).toContain(processId);
    const all = await list('');
    const [onboardings, others] = [
      await list('workflowType=onboarding'),
      await list('workflowType=review,changePartyStatus'),
    ];
    expect(all.total).toBe(onboardings.total + others.total);
    expect(new Set(all.items.map(item => item.processId))).toEqual(
      new Set([...onboardings.items, ...others.items].map(item => item.processId)),
    );
    const file = await platform.ask(`${base}/processes/export?workflowType=review`, { token: admin });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const text = await file.text();
    expect(text).toContain('processId,workflowType,status');
    expect(text).toContain(processId);
    expect((await platform.ask(`${base}/processes/export`, { token: user })).status).toBe(403);
  });

  it('of one party are all of them, named by the party or by one of them', async () => {
    type List = OutputOf<typeof contract.workflows.processes>;
    const id = await putParty();
    const ended = await move(await start(id), { move: 'cancel', note: 'By mistake' });
    const { processId } = await start(id);
    const idsOf = async (entityId: string, token = user) =>
      (await platform.get<List>(`${base}/processes?entityId=${entityId}`, { token })).items.map(
        item => item.processId,
      );
    expect(await idsOf(id)).toEqual([processId, ended.processId]);
    expect(await idsOf(ended.processId)).toEqual([processId, ended.processId]);
    expect(await idsOf(id, await platform.signIn('noordhaven.admin'))).toEqual([]);
    expect((await platform.ask(`${base}/processes?entityId=nothing`, { token: user })).status).toBe(400);
  });

  it('started 50 times at once are one', { timeout: 60_000 }, async () => {
    const id = await putParty();
    const answers = await Promise.all(Array.from({ length: 50 }, () => tryStart(id)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter(status => status === 200)).toHaveLength(1);
    expect(statuses.filter(status => status === 409)).toHaveLength(49);
    const rows = await platform.database.tenant('meridian', tx =>
      tx.selectFrom('processes').select('id').where('entity_id', '=', id).execute(),
    );
    expect(rows).toHaveLength(1);
  });
});
