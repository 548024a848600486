import type { contract, OutputOf, Process } from '@dossier/api/contract';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { completePerson, putRegistration } from '../../testing/registrations.ts';

type Board = OutputOf<typeof contract.workflows.board>;
type Processes = OutputOf<typeof contract.workflows.processes>;

const base = '/api/workflows';

onBothEngines('every process that runs', engine => {
  let platform: TestPlatform;
  let token: string;
  let review: Process;
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    token = await platform.signIn('meridian.admin');
    const person = { ...completePerson(), _id: randomUUID() };
    await putRegistration(platform, { assignee: 'meridian.agent', parties: [person] });
    const answer = await platform.ask(`${base}/processes`, {
      method: 'POST',
      token,
      body: { workflowId: 'reviewInitial', entityType: 'party', entityId: person._id },
    });
    review = (await answer.json()) as Process;
  });

  const list = (query: string, who = token) =>
    platform.get<Processes>(`${base}/processes?max=1000&${query}`, { token: who });
  const board = () => platform.get<Board>(`${base}/board`, { token });
  const post = async (path: string, body: object) => {
    const { version } = await platform.get<Process>(`${base}/processes/${review.processId}`, { token });
    const answer = await platform.ask(path, {
      method: 'POST',
      token,
      body,
      headers: { 'if-match': `"v${version}"` },
    });
    expect(answer.status).toBe(200);
  };
  const move = (body: object) => post(`${base}/processes/${review.processId}/states`, body);
  const idsIn = ({ items }: Processes) => items.map(({ processId }) => processId);

  it('is in the list of tasks with its open step, whatever its type', async () => {
    const { items } = await list('');
    expect(items.find(({ processId }) => processId === review.processId)).toMatchObject({
      workflowType: 'review',
      status: 'Open',
      step: 'checkIdentity',
      next: { kind: 'step' },
    });
    expect(idsIn(await list('workflowType=onboarding'))).not.toContain(review.processId);
    expect(idsIn(await list('workflowType=review'))).toContain(review.processId);
  });

  it('is counted once in one of the columns of the board, and in the order in which it is due', async () => {
    const { columns } = await board();
    const { total } = await list('');
    expect(columns.open.total + columns.inProgress.total + columns.review.total).toBe(total);
  });

  it("is one's own, one's groups', of no one, or waiting: each scope has what its figure says", async () => {
    const scopes = ['mine', 'group', 'assigned', 'unassigned', 'waiting', 'all'] as const;
    for (const scope of scopes) {
      const { total, counts } = await list(`scope=${scope}`);
      expect([scope, total]).toEqual([scope, counts[scope]]);
    }
    const before = (await list('')).counts;
    expect(idsIn(await list('scope=mine'))).toContain(review.processId);
    await move({ move: 'assign', assigneeId: null });
    await move({ move: 'wait' });
    const after = (await list('')).counts;
    expect(after).toMatchObject({
      mine: before.mine - 1,
      assigned: before.assigned - 1,
      unassigned: before.unassigned + 1,
      waiting: before.waiting + 1,
    });
    expect(idsIn(await list('scope=waiting'))).toContain(review.processId);
    await move({ move: 'resume' });
  });

  it('is counted where everyone sees how much there is to do', async () => {
    const { counts } = await list('');
    const live = await platform.get<OutputOf<typeof contract.messages.counts>>('/api/notifications/counts', {
      token,
    });
    expect([live.tasksOpen, live.tasksMine]).toEqual([counts.all, counts.mine]);
  });

  it('of colleagues in the same group is what an Agent sees beside their own', async () => {
    const agent = await platform.signIn('meridian.agent');
    const { items } = await list('scope=group', agent);
    const { counts } = await list('', agent);
    expect(counts.group).toBe(items.length);
    expect(items.every(({ assignee_id: assignee }) => assignee !== null)).toBe(true);
  });

  it('is in no list and on no board once it is cancelled', async () => {
    await post(`${base}/process/${review.processId}/states`, {
      stepId: 'checkIdentity',
      outcome: null,
      note: null,
    });
    await move({ move: 'cancel', note: 'By mistake' });
    const { columns } = await board();
    const shown = Object.values(columns).flatMap(({ items }) => items.map(({ processId }) => processId));
    expect(shown).not.toContain(review.processId);
    expect(idsIn(await list(''))).not.toContain(review.processId);
  });
});
