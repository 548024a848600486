import type { contract, OutputOf, Process } from '@dossier/api/contract';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../../../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../../../testing/platform.ts';
import { putRegistration, statusDoor } from '../../../../testing/registrations.ts';

type States = OutputOf<typeof contract.workflows.states>;
type Processes = OutputOf<typeof contract.workflows.processes>;

const base = '/api/workflows';

onBothEngines('the process of a registration', engine => {
  let platform: TestPlatform;
  let token: string;
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    token = await platform.signIn('meridian.admin');
  });

  const listed = async (id: string) =>
    (await platform.get<Processes>(`${base}/processes?entityId=${id}`, { token })).items;
  const processOf = async (id: string) => {
    const [{ processId } = { processId: '' }] = await listed(id);
    return platform.get<Process>(`${base}/processes/${processId}`, { token });
  };
  const stepOf = ({ steps }: Process, id: string) => steps.find(step => step.id === id);
  const setStep = async (id: string, body: object, who = token) => {
    const { processId, version } = await processOf(id);
    return platform.ask(`${base}/process/${processId}/states`, {
      method: 'POST',
      token: who,
      body,
      headers: { 'if-match': `"v${version}"` },
    });
  };

  it('is there for every registration, also those that came with the demo', async () => {
    const rows = await platform.database.read('meridian', async tx =>
      sql<{ registrations: number; without: number }>`
        select count(*)::int as registrations, (count(*) filter (where p.status is distinct from r.status))::int as without
        from registrations r left join processes p on p.entity_id = r.id and p.workflow_type = 'onboarding'`.execute(
        tx,
      ),
    );
    expect(rows.rows[0]?.without).toBe(0);
    expect(rows.rows[0]?.registrations).toBeGreaterThan(5);
  });

  it('has the steps of its parts, and says which of them is next', async () => {
    const id = await putRegistration(platform);
    const process = await processOf(id);
    expect(process.processId).not.toBe(id);
    expect(process).toMatchObject({
      workflowType: 'onboarding',
      entityId: id,
      status: 'INCOMPLETE',
      result: null,
    });
    expect(process.steps.map(step => step.id)).toEqual([
      'collectParties',
      'documents',
      'complete',
      'decision',
    ]);
    expect(stepOf(process, 'collectParties')).toMatchObject({ status: 'done', outcomes: [] });
    expect(stepOf(process, 'complete')).toMatchObject({ status: 'todo', outcomes: ['done'] });
    expect(process.step).toBe('complete');
  });

  it('is completed, sent back, and rejected by its steps: the registration follows, and history has the notes', async () => {
    const id = await putRegistration(platform);
    expect((await setStep(id, { stepId: 'complete', outcome: 'done' })).status).toBe(200);
    expect((await setStep(id, { stepId: 'complete', outcome: 'failed' })).status).toBe(400);
    expect(
      (await setStep(id, { stepId: 'complete', outcome: 'failed', note: 'One is unclear.' })).status,
    ).toBe(200);
    const sentBack = await processOf(id);
    expect(sentBack.status).toBe('INCOMPLETE');
    expect(stepOf(sentBack, 'complete')).toMatchObject({
      status: 'doing',
      outcome: 'failed',
      note: 'One is unclear.',
    });
    const reject = { stepId: 'decision', outcome: 'reject', note: 'Not for us.' };
    expect((await setStep(id, reject)).status).toBe(400);
    expect((await setStep(id, { ...reject, reason: 'other' })).status).toBe(200);
    const process = await processOf(id);
    expect(process).toMatchObject({
      status: 'REJECTED',
      result: 'rejected',
      statuses: ['INCOMPLETE', 'REJECTED'],
    });
    const { items } = await platform.get<States>(`${base}/process/${process.processId}/states`, { token });
    expect(items.map(({ action, step, outcome, note }) => [action, step, outcome, note])).toEqual([
      ['rejected', 'decision', 'reject', 'Not for us.'],
      ['stepEnded', 'complete', 'failed', 'One is unclear.'],
      ['stepEnded', 'complete', 'done', null],
    ]);
    const answer = await setStep(id, { stepId: 'complete', outcome: 'done' });
    expect(answer.status).toBe(409);
  });

  it('refuses to end by hand what its parts end, and what is none of its steps', async () => {
    const id = await putRegistration(platform);
    expect((await setStep(id, { stepId: 'documents', outcome: 'done' })).status).toBe(409);
    expect((await setStep(id, { stepId: 'complete', outcome: null })).status).toBe(409);
    expect((await setStep(id, { stepId: 'fly', outcome: 'done' })).status).toBe(400);
    expect((await setStep(id, { stepId: 'complete', outcome: 'accept' })).status).toBe(400);
  });

  it('is paused, assigned and cancelled as its registration is', async () => {
    const id = await putRegistration(platform);
    const move = async (body: object) => {
      const { processId, version } = await processOf(id);
      return platform.ask(`${base}/processes/${processId}/states`, {
        method: 'POST',
        token,
        body,
        headers: { 'if-match': `"v${version}"` },
      });
    };
    expect((await move({ move: 'wait' })).status).toBe(200);
    expect(await processOf(id)).toMatchObject({ isPaused: true });
    expect((await move({ move: 'assign', assigneeId: null })).status).toBe(200);
    expect(await processOf(id)).toMatchObject({ assignee: null });
    expect((await move({ move: 'cancel' })).status).toBe(400);
    expect((await move({ move: 'cancel', note: 'Twice.' })).status).toBe(200);
    expect(await processOf(id)).toMatchObject({
      status: 'DELETED',
      result: 'cancelled',
      displayStatus: 'deleted',
    });
    await statusDoor(platform, token).change(id, { next: 'INCOMPLETE', comment: 'It is not.', reason: null });
    expect(await processOf(id)).toMatchObject({ status: 'INCOMPLETE', result: null, endedAt: null });
  });

  it('is not seen by the Agent who does not see the registration', async () => {
    const id = await putRegistration(platform, { assignee: 'meridian.admin' });
    const { processId } = await processOf(id);
    const agent = await platform.signIn('meridian.agent');
    expect((await platform.ask(`${base}/processes/${processId}`, { token: agent })).status).toBe(404);
    const { items } = await platform.get<Processes>(`${base}/processes?entityId=${id}`, { token: agent });
    expect(items).toEqual([]);
  });

  it('is one, however many start it at once', async () => {
    const id = await putRegistration(platform);
    const start = () =>
      platform.database.tenant('meridian', tx =>
        sql`insert into processes (tenant_id, id, workflow_id, workflow_version, workflow_type, entity_type, entity_id,
            status, started_by, started_at, sla_days, updated_at)
          values ('meridian', gen_random_uuid(), 'onboarding', 1, 'onboarding', 'party', ${id}, 'INCOMPLETE', 'system:test',
            now(), 10, now()) on conflict do nothing`.execute(tx),
      );
    await Promise.all(Array.from({ length: 50 }, start));
    expect(await listed(id)).toHaveLength(1);
  });
});
