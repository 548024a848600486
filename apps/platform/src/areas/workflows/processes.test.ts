import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';

type Processes = OutputOf<typeof contract.workflows.processes>;
type Progress = OutputOf<typeof contract.registrations.progress>;
type Registrations = OutputOf<typeof contract.registrations.list>;

const path = '/api/workflows/processes';
const countsPath = '/api/notifications/counts';

onBothEngines('the processes that run', engine => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
  });

  const ask = async (who: string, query: string) =>
    platform.get<Processes>(`${path}?max=100&${query}`, { token: await platform.signIn(`meridian.${who}`) });

  it('are the onboardings of registrations that are not decided yet', async () => {
    const token = await platform.signIn('meridian.admin');
    const { total, counts, items } = await ask('admin', '');
    const registrations = await platform.get<Registrations>(
      '/api/main/registrations?max=100&status=INCOMPLETE,COMPLETE',
      { token },
    );
    expect(total).toBe(registrations.total);
    expect(counts.all).toBe(total);
    expect(new Set(items.map(({ entityId }) => entityId))).toEqual(
      new Set(registrations.items.map(({ _id }) => _id)),
    );
  });

  it('are in the order in which they are due, as their own pages say it', async () => {
    const token = await platform.signIn('meridian.admin');
    const { items } = await ask('admin', '');
    const due = items.map(({ isPaused, daysLeft }) => (isPaused ? 1_000 : (daysLeft ?? 999)));
    expect(due).toEqual(due.toSorted((a, b) => a - b));
    for (const item of [...items.slice(0, 5), ...items.slice(-5)]) {
      const { deadline, sections, signOff } = await platform.get<Progress>(
        `/api/main/registrations/${item.entityId}/progress`,
        { token },
      );
      expect([deadline?.daysLeft, deadline?.isWaiting]).toEqual([item.daysLeft, item.isPaused]);
      const blockers = sections.flatMap(section => section.blockers);
      const isOpen = signOff?.state === 'requested';
      const kind =
        item.status === 'COMPLETE' ? (isOpen ? 'approve' : 'decide') : blockers[0] ? 'add' : 'markComplete';
      const isIncomplete = item.status === 'INCOMPLETE';
      expect(item.next).toEqual({
        kind,
        blocker: isIncomplete ? (blockers[0] ?? null) : null,
        missing: isIncomplete ? blockers.length : 0,
      });
    }
  });

  it('are found by when they are due', async () => {
    const { items, counts } = await ask('admin', '');
    const conditions = {
      overdue: (days: number) => days < 0,
      today: (days: number) => days === 0,
      week: (days: number) => days >= 0 && days <= 5,
    };
    for (const [due, isDue] of Object.entries(conditions)) {
      const matches = await ask('admin', `due=${due}`);
      const expected = items.filter(
        ({ daysLeft, isPaused }) => !isPaused && daysLeft !== null && isDue(daysLeft),
      );
      expect(matches.items.map(({ processId }) => processId).slice(0, expected.length)).toEqual(
        expected.map(({ processId }) => processId),
      );
      expect(matches.total).toBe(counts[due as keyof typeof conditions]);
    }
    const { items: byClient } = await ask('admin', 'sort=-client&status=COMPLETE');
    const names = byClient.map(({ entityName }) => entityName);
    expect(names.toReversed().at(0)).toBe(
      (await ask('admin', 'sort=client&status=COMPLETE')).items[0]?.entityName,
    );
  });

  it('are those of the statuses that are asked for (S2 §7)', async () => {
    const token = await platform.signIn('meridian.admin');
    for (const status of ['COMPLETE', 'ACCEPTED,REJECTED']) {
      const { total, counts, items } = await ask('admin', `status=${status}`);
      const query = `/api/main/registrations?max=1&status=${status}`;
      expect(total).toBe((await platform.get<Registrations>(query, { token })).total);
      expect(counts.all).toBe(total);
      expect(items.length).toBeGreaterThan(0);
      expect(items.filter(item => !status.split(',').includes(item.status))).toEqual([]);
    }
    const refused = await platform.ask(`${path}?status=NONSENSE`, { token });
    expect(refused.status).toBe(400);
  });

  it('are counted for anyone who asks', async () => {
    const [mine, nobodys] = [await ask('user', 'scope=mine'), await ask('user', 'scope=unassigned')];
    for (const { counts } of [mine, nobodys])
      expect(counts).toMatchObject({ mine: mine.total, unassigned: nobodys.total });
    expect(new Set(mine.items.map(({ assignee }) => assignee))).toEqual(new Set(['Malik Bakker']));
    expect(nobodys.items.every(({ assignee }) => assignee === null)).toBe(true);
  });

  it('are as many as the counts that everyone hears of say', async () => {
    for (const who of ['admin', 'user', 'agent']) {
      const token = await platform.signIn(`meridian.${who}`);
      const countsThen = await platform.get<OutputOf<typeof contract.messages.counts>>(countsPath, { token });
      const { counts } = await ask(who, '');
      expect([countsThen.tasksOpen, countsThen.tasksMine]).toEqual([counts.all, counts.mine]);
    }
  });

  it('show an Agent what an Agent may see, and no more', async () => {
    const { items, counts } = await ask('agent', 'scope=all');
    expect(items.every(({ assignee }) => assignee === 'Louise Dubois')).toBe(true);
    expect(counts).toMatchObject({ mine: items.length, unassigned: 0, all: items.length });
  });

  it('are none of a type that nothing starts yet', async () => {
    expect(await ask('admin', 'workflowType=exit')).toEqual({
      items: [],
      total: 0,
      counts: {
        mine: 0,
        group: 0,
        assigned: 0,
        unassigned: 0,
        waiting: 0,
        snoozed: 0,
        all: 0,
        overdue: 0,
        today: 0,
        week: 0,
        paused: 0,
      },
    });
  });
});
