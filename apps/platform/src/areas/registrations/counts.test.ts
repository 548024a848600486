import fc from 'fast-check';
import { sql } from 'kysely';
import type { contract, OutputOf } from '@dossier/api/contract';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { beforeAll, expect, it } from 'vitest';
import { isConflict } from '../../database/errors.ts';
import type { Transaction } from '../../database/index.ts';
import { embeddedEngine, onBothEngines } from '../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { asSuperuser } from '../../testing/work.ts';
import { addUpCounts } from './service.ts';

type List = OutputOf<typeof contract.registrations.list>;

class RolledBack extends Error {}

/** What someone does to some of the registrations, and whether it is committed. */
const change = fc.record({
  kind: fc.constantFrom('status', 'assignee', 'insert', 'name', 'addUp'),
  status: fc.constantFrom(...registrationStatus.codes),
  remainder: fc.nat(6),
  isCommitted: fc.boolean(),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** Those that are kept and those that are counted, as of one moment. */
const compareIn = ({ database }: TestPlatform) =>
  database.read('meridian', async tx => {
    const counted = await sql`select tenant_id, assignee_id, status, count(*)::int as n from registrations
      group by 1, 2, 3 order by 1, 2, 3`.execute(tx);
    const stored =
      await sql`select tenant_id, assignee_id, status, sum(count)::int as n from registration_counts
      group by 1, 2, 3 having sum(count) <> 0 order by 1, 2, 3`.execute(tx);
    expect(stored.rows).toEqual(counted.rows);
  });

onBothEngines('the counts of registrations', engine => {
  let platform: TestPlatform;
  let number = 0;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    await platform.database.tenant('meridian', async tx => {
      for (const status of ['INCOMPLETE', 'COMPLETE', 'ACCEPTED']) await insert(tx, status, 20);
    });
  });

  const insert = (tx: Transaction, status: string, count: number) =>
    sql`insert into registrations (id, tenant_id, number, type, status, channel, user_name, name, created_at, updated_at)
      select gen_random_uuid(), 'meridian', 'C-' || (${(number += count)}::int - n), 'INDIVIDUAL', ${status}, 'API', 'test',
        'Jansen', now(), now() from generate_series(0, ${count - 1}::int) n`.execute(tx);

  const some = (remainder: number) => sql`abs(hashtext(id::text)) % 7 = ${remainder}::int`;
  const apply: Record<Change['kind'], (tx: Transaction, change: Change) => Promise<unknown>> = {
    status: (tx, { status, remainder }) =>
      sql`update registrations set status = ${status} where ${some(remainder)}`.execute(tx),
    assignee: (tx, { remainder }) =>
      sql`update registrations set assignee_id = case when assignee_id is null
        then (select id from users order by id limit 1) end where ${some(remainder)}`.execute(tx),
    insert: (tx, { status, remainder }) => insert(tx, status, remainder + 1),
    name: (tx, { remainder }) =>
      sql`update registrations set city = 'Utrecht' where ${some(remainder)}`.execute(tx),
    addUp: addUpCounts,
  };

  const make = (one: Change) =>
    platform.database
      .tenant('meridian', async tx => {
        await apply[one.kind](tx, one);
        if (!one.isCommitted) throw new RolledBack();
      })
      .catch((error: unknown) => {
        // Whole tables are changed here in any order: whom PostgreSQL ends has changed nothing either.
        if (!(error instanceof RolledBack) && !isConflict(error)) throw error;
      });

  const compare = () => compareIn(platform);

  it('are those of all there are in every snapshot, whatever is changed at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 4, maxLength: 8 }), async changes => {
        await Promise.all([...changes.map(make), compare(), compare()]);
        await compare();
      }),
      { numRuns: 25 },
    );
  });

  it('are a few rows once they are added up, also by two at once', async () => {
    await Promise.all([
      make({ kind: 'insert', status: registrationStatus.code('DONE'), remainder: 3, isCommitted: true }),
      compare(),
    ]);
    const addUp = () => platform.database.tenant('meridian', addUpCounts);
    await Promise.all([addUp(), addUp()]);
    await addUp();
    await compare();
    const { rows } = await platform.database.read('meridian', tx =>
      sql<{ n: number }>`select count(*)::int as n from registration_counts
        group by assignee_id, status order by 1 desc limit 1`.execute(tx),
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it.each(['meridian.admin', 'meridian.agent'])('that %s is shown are those of a fresh count', async who => {
    const token = await platform.signIn(who);
    const list = (query: string) => platform.get<List>(`/api/main/registrations?max=1&${query}`, { token });
    for (const query of ['', 'assignee=me', 'assignee=none', 'status=DELETED,DONE', 'assignee=nobody']) {
      const [stored, counted] = [await list(query), await list(`createdFrom=1900-01-01&${query}`)];
      expect([stored.total, stored.counts]).toEqual([counted.total, counted.counts]);
    }
  });

  it('are another tenant’s own', async () => {
    const token = await platform.signIn('noordhaven.admin');
    const list = (query: string) => platform.get<List>(`/api/main/registrations?${query}`, { token });
    expect((await list('')).counts).toEqual((await list('createdFrom=1900-01-01')).counts);
  });
});

it('a registration that the owner of the tables deletes is counted no more', async () => {
  const platform = await startTestPlatform(embeddedEngine());
  const columns = 'id, tenant_id, number, type, status, channel, user_name, name, created_at, updated_at';
  await asSuperuser(platform.database, [
    `insert into registrations (${columns}) select gen_random_uuid(), 'meridian', 'D-' || n, 'INDIVIDUAL', 'DONE', 'API',
      'test', 'Jansen', now(), now() from generate_series(1, 3) n`,
    `delete from registration_stages where registration_id in
      (select id from registrations where number in ('D-1', 'D-3'))`,
    `delete from registrations where number in ('D-1', 'D-3')`,
  ]);
  await expect(compareIn(platform)).resolves.toBeUndefined();
});
