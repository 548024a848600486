import { boardFilters, type contract, type OutputOf } from '@dossier/api/contract';
import { beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';

type Board = OutputOf<typeof contract.workflows.board>;
type Processes = OutputOf<typeof contract.workflows.processes>;

onBothEngines('the task dashboard (4.11)', engine => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
  });

  const ask = async (who: string, query = '') =>
    platform.get<Board>(`/api/workflows/board?${query}`, {
      token: await platform.signIn(`meridian.${who}`),
    });
  const processes = async (who: string, query: string) =>
    platform.get<Processes>(`/api/workflows/processes?max=100&${query}`, {
      token: await platform.signIn(`meridian.${who}`),
    });

  it('has every open process in one of its columns, by who works on it and what it waits for', async () => {
    const { columns } = await ask('admin');
    const [incomplete, complete] = [
      await processes('admin', 'status=INCOMPLETE'),
      await processes('admin', 'status=COMPLETE'),
    ];
    expect(columns.open.total).toBe(incomplete.counts.unassigned);
    expect(columns.open.total + columns.inProgress.total).toBe(incomplete.total);
    expect(columns.review.total).toBe(complete.total);
    expect(columns.open.items.every(({ assignee }) => assignee === null)).toBe(true);
    expect(columns.inProgress.items.every(({ assignee }) => assignee !== null)).toBe(true);
    // What is due first comes first, as in the list.
    expect(columns.review.items.map(({ processId }) => processId)).toEqual(
      complete.items.slice(0, columns.review.items.length).map(({ processId }) => processId),
    );
  });

  it('counts what each counter then filters', async () => {
    const { counts } = await ask('admin');
    for (const filter of boardFilters) {
      const { columns } = await ask('admin', `filter=${filter}`);
      expect(columns.open.total + columns.inProgress.total + columns.review.total).toBe(counts[filter]);
    }
    const list = await processes('admin', '');
    expect(counts).toMatchObject({
      overdue: list.counts.overdue,
      week: list.counts.week,
      unassigned: list.counts.unassigned,
    });
  });

  it("shows one's own work alone where that is asked for, and an Agent no other", async () => {
    const mine = await ask('user', 'scope=mine');
    const shown = Object.values(mine.columns).flatMap(({ items }) => items);
    expect(new Set(shown.map(({ assignee }) => assignee))).toEqual(new Set(['Malik Bakker']));
    expect(mine.counts.unassigned).toBe(0);
    const agent = await ask('agent');
    expect(agent.people.map(({ name }) => name)).toEqual(['Louise Dubois']);
    expect(agent.columns.open.total).toBe(0);
    expect(agent.columns.done.items.every(({ assignee }) => assignee === 'Louise Dubois')).toBe(true);
  });

  it('says to an Admin alone how it goes', async () => {
    for (const who of ['user', 'agent']) expect((await ask(who)).figures).toBeNull();
    const { figures, people } = await ask('admin');
    const all = await processes('admin', '');
    expect(figures?.ages.reduce((sum, count) => sum + count, 0)).toBe(all.total);
    expect(figures?.finished).toHaveLength(5);
    expect(people.map(({ count }) => count)).toEqual(
      people.map(({ count }) => count).toSorted((a, b) => b - a),
    );
  });

  it('counts what is decided, in time or too late, as soon as it is', async () => {
    const before = await ask('admin');
    const [item] = (await processes('admin', 'status=INCOMPLETE&due=week')).items;
    const token = await platform.signIn('meridian.admin');
    const answer = await platform.ask(`/api/main/registrations/${item!.entityId}/status`, {
      method: 'POST',
      token,
      headers: { 'if-match': `"v${item!.version}"` },
      body: { next: 'REJECTED', comment: 'Withdrew by phone.', reason: 'clientWithdrew' },
    });
    expect(answer.status).toBe(200);
    const after = await ask('admin');
    expect(after.columns.done.items[0]?.entityId).toBe(item!.entityId);
    expect(after.columns.done.total).toBe(before.columns.done.total + 1);
    expect(after.counts.week).toBe(before.counts.week - 1);
    expect(after.figures!.inTime.within).toBe(before.figures!.inTime.within + 1);
    expect(after.figures!.inTime.open).toBe(before.figures!.inTime.open - 1);
    expect(after.figures!.finished.at(-1)!.count).toBe(before.figures!.finished.at(-1)!.count + 1);
  });
});
