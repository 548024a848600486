import type { contract, OutputOf } from '@dossier/api/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';

type Overview = OutputOf<typeof contract.workflows.overview>;
type List = OutputOf<typeof contract.registrations.list>;

onBothEngines('the figures of the dashboard', engine => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
  });

  const read = async (who: string, query = '') =>
    platform.get<Overview>(`/api/workflows/overview${query}`, {
      token: await platform.signIn(`meridian.${who}`),
    });
  const totalOf = async (who: string, query: string) => {
    const token = await platform.signIn(`meridian.${who}`);
    return (await platform.get<List>(`/api/main/registrations?max=1&${query}`, { token })).total;
  };

  describe.each(['admin', 'user', 'agent'])('for the %s', who => {
    it('are those of the lists that they lead to', async () => {
      const { months, pipeline } = await read(who, '?months=6');
      expect(months.map(({ month }) => month)).toEqual([
        '2026-06',
        '2026-07',
        '2026-08',
        '2026-09',
        '2026-10',
        '2026-11',
      ]);
      const october = 'createdFrom=2026-10-01&createdTo=2026-10-31';
      for (const type of ['INDIVIDUAL', 'JOINT', 'BUSINESS'] as const)
        expect(months[4]?.[type]).toBe(await totalOf(who, `${october}&type=${type}`));
      for (const { status, reached } of pipeline?.stages ?? [])
        expect(reached).toBe(await totalOf(who, `createdFrom=2026-06-01&reached=${status}`));
      if (pipeline)
        expect(pipeline.deleted).toBe(await totalOf(who, 'createdFrom=2026-06-01&status=DELETED'));
    });
  });

  it('say how many are open with whom to an Admin, and to no one else', async () => {
    const { team } = await read('admin');
    expect(team?.[0]).toMatchObject({ assigneeId: null, name: null });
    for (const { assigneeId, open } of team ?? [])
      for (const status of ['INCOMPLETE', 'COMPLETE'] as const)
        expect(open[status]).toBe(
          await totalOf('admin', `assignee=${assigneeId ?? 'none'}&status=${status}`),
        );
    expect((await read('user')).team).toBeNull();
    expect(await read('agent')).toMatchObject({ team: null, pipeline: null });
  });

  it('fall from stage to stage, and know how long each took', async () => {
    const { pipeline } = await read('admin', '?months=24');
    const reached = pipeline?.stages.map(stage => stage.reached) ?? [];
    expect(reached).toEqual(reached.toSorted((a, b) => b - a));
    expect(reached[0]).toBe(await totalOf('admin', 'createdFrom=2024-12-01'));
    const [incomplete] = pipeline?.stages ?? [];
    expect(incomplete?.medianDays).toBeGreaterThan(0);
    expect(pipeline?.stages.at(-1)?.medianDays).toBeNull();
  });

  it('follow a registration wherever it goes', async () => {
    const before = (await read('admin', '?months=3')).pipeline!;
    await platform.database.tenant('meridian', tx =>
      sql`update registrations set status = 'COMPLETE', updated_at = created_at + interval '1 day'
        where id = (select id from registrations
          where status = 'INCOMPLETE' and created_at > '2026-10-05' order by created_at limit 1)`.execute(tx),
    );
    const after = (await read('admin', '?months=3')).pipeline!;
    const reachedBy = ({ stages }: typeof before, index: number) => stages[index]?.reached ?? 0;
    expect(reachedBy(after, 0)).toBe(reachedBy(before, 0));
    expect(reachedBy(after, 1)).toBe(reachedBy(before, 1) + 1);
  });

  it.each([
    // A Friday noon to the Monday after: the weekend does not count.
    ['2026-11-20T11:00:00Z', '2026-11-23T11:00:00Z', 1],
    ['2026-11-20T11:00:00Z', '2026-11-21T11:00:00Z', 0.5],
    ['2026-11-16T08:00:00Z', '2026-11-23T08:00:00Z', 5],
    ['2026-11-21T08:00:00Z', '2026-11-22T20:00:00Z', 0],
    // Over the end of summer time.
    ['2026-10-23T10:00:00Z', '2026-10-26T11:00:00Z', 1],
  ])('counts working days from %s to %s', async (since, until, days) => {
    const { rows } = await platform.database.read('meridian', tx =>
      sql<{
        days: number;
      }>`select working_days(${since}::timestamptz, ${until}::timestamptz) as days`.execute(tx),
    );
    expect(rows[0]?.days).toBeCloseTo(days, 6);
  });
});
