import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { embeddedEngine } from '../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';

type Processes = OutputOf<typeof contract.workflows.processes>;
type Registrations = OutputOf<typeof contract.registrations.list>;

const path = '/api/workflows/processes';
const countsPath = '/api/notifications/counts';

describe('the processes that run', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(embeddedEngine());
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
    expect(new Set(items.map(({ processId }) => processId))).toEqual(
      new Set(registrations.items.map(({ _id }) => _id)),
    );
    const touched = items.map(({ updatedAt }) => updatedAt);
    expect(touched).toEqual(touched.toSorted());
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
    expect(mine.counts).toEqual({ ...nobodys.counts, mine: mine.total, unassigned: nobodys.total });
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
    expect(counts).toEqual({ mine: items.length, unassigned: 0, all: items.length });
  });

  it('are none of a type that nothing starts yet', async () => {
    expect(await ask('admin', 'workflowType=exit')).toEqual({
      items: [],
      total: 0,
      counts: { mine: 0, unassigned: 0, all: 0 },
    });
  });
});
