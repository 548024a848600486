import { sql } from 'kysely';
import type { contract, QueryOf } from '@dossier/api/contract';
import { partyStatus, registrationStatus } from '@dossier/validators/vocabularies';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/index.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { onBothEngines } from '../../testing/database.ts';
import { doingOn, makeTenant, testNow, type Doing } from '../../testing/work.ts';
import { insertRegistrations } from '../registrations/service.ts';
import { addUpPartyCounts } from './add-up-counts.ts';
import { listParties } from './list.ts';
import { suggestParties } from './suggest.ts';

const count = 600;
/** As many in one statement as a busy machine stores in time. */
const batch = 25;
/** A page, and what finding it may read besides. */
const few = 100;

const admin = { role: 'ROLE_TENANT_ADMIN', permissions: new Set(), hidden: [] } as unknown as Caller;
const nobody = {
  givenNames: null,
  lastName: null,
  dateOfBirth: null,
  taxIdentificationNumber: null,
  chamberOfCommerceNo: null,
};

onBothEngines('of many parties', engine => {
  let database: Database;
  let doing: Doing;

  beforeAll(async () => {
    database = await engine.open();
    doing = doingOn(database);
    await makeTenant(database, 'meridian');
    for (let start = 0; start < count; start += batch)
      await doing('meridian', work =>
        insertRegistrations(
          work,
          Array.from({ length: batch }, (_, index) => start + index).map(n => ({
            id: work.random.uuid(),
            number: `2026-${n}`,
            type: 'INDIVIDUAL' as const,
            status: registrationStatus.code('INCOMPLETE'),
            channel: 'Professional' as const,
            parties: [
              {
                _id: work.random.uuid(),
                naturalPerson: {
                  lastName: `Jansen ${n}`,
                  givenNames: 'Jan',
                  dateOfBirth: '1970-01-31',
                  taxIdentificationNumber: String(100_000_000 + n),
                },
              },
            ],
            assigneeId: null,
            userName: 'meridian.admin',
            createdAt: new Date(testNow.getTime() + n),
            updatedAt: new Date(testNow.getTime() + n),
          })),
          'test',
        ),
      );
    await database.settle();
  });

  /** How many rows of parties an effect reads, where the planner takes an index whenever one can answer. */
  const rowsRead = (
    effect: (work: UnitOfWork) => Promise<unknown>,
    ways = ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin'],
  ): Promise<number> =>
    doing('meridian', async work => {
      const read = async () => {
        const { rows } = await sql<{ n: string }>`
          select coalesce(sum(seq_tup_read), 0) + coalesce(sum(idx_tup_fetch), 0) as n
          from pg_stat_xact_user_tables where relname = 'parties'`.execute(work.tx);
        return Number(rows[0]?.n);
      };
      for (const way of ways) await sql.raw(`set local enable_${way} = off`).execute(work.tx);
      const before = await read();
      await effect(work);
      return (await read()) - before;
    });

  const list = (query: QueryOf<typeof contract.parties.list>) => (work: UnitOfWork) =>
    listParties(work, admin, query);

  it.each<QueryOf<typeof contract.parties.list>>([
    {},
    { sort: ['-name'] },
    { sort: ['updatedAt'] },
    { sort: ['-updatedAt'] },
  ])('the first page of a list and its counts read that page: %o', async query => {
    expect(await rowsRead(list(query))).toBeLessThan(few);
    expect(await doing('meridian', list(query))).toMatchObject({
      total: count,
      counts: { NP: count, LE: 0 },
    });
  });

  it('those who may be the same as somebody are found without reading the others', async () => {
    const person = { ...nobody, givenNames: 'Jan', lastName: 'Jansen 7', dateOfBirth: '1970-01-31' };
    for (const sought of [person, { ...nobody, taxIdentificationNumber: '100000007' }]) {
      const suggest = (work: UnitOfWork) => suggestParties(work, admin, sought);
      expect(await rowsRead(suggest)).toBeLessThan(few);
      expect((await doing('meridian', suggest)).items).toMatchObject([{ name: 'Jan Jansen 7' }]);
    }
  });

  it.each([
    ['a part of a word', 'anse', count],
    ['a percent sign', '100%', 0],
    ['every word', 'jan JANSEN 599', 1],
    ['a tax number', '100000007', 1],
    ['nothing but spaces', '  ', count],
  ])('%s finds those who have it, and counts them', async (_, search, total) => {
    expect(await doing('meridian', list({ search }))).toMatchObject({
      total,
      counts: { all: total, NP: total },
    });
  });

  it('a rare word is found by its trigrams, without reading the others, and of one firm alone', async () => {
    const find = ({ tx }: UnitOfWork) =>
      sql<{ id: string }>`select find_parties('SEN 599', 10) as id`.execute(tx);
    // A bitmap is the one way to read an index of trigrams.
    expect(await rowsRead(find, ['seqscan', 'indexscan', 'indexonlyscan'])).toBeLessThan(few);
    expect((await doing('meridian', find)).rows).toHaveLength(1);
    expect((await doing('rheinwerk', find)).rows).toEqual([]);
  });

  it('who is in no registration any more is neither listed nor counted, until one takes them up again', async () => {
    const members = (work: UnitOfWork) => work.tx.selectFrom('registration_parties').selectAll().limit(3);
    const taken = await doing('meridian', async work => {
      const rows = await members(work).execute();
      for (const { party_id: id } of rows)
        await work.tx.deleteFrom('registration_parties').where('party_id', '=', id).execute();
      return rows;
    });
    const compare = async (total: number) => {
      const [stored, counted] = [
        await doing('meridian', list({})),
        await doing('meridian', list({ search: 'jansen' })),
      ];
      expect(stored).toMatchObject({ total, counts: { all: total, NP: total } });
      expect(stored.counts).toEqual(counted.counts);
    };
    await compare(count - taken.length);
    await doing('meridian', ({ tx }) => addUpPartyCounts(tx));
    await compare(count - taken.length);
    await doing('meridian', ({ tx }) => tx.insertInto('registration_parties').values(taken).execute());
    await compare(count);
    await doing('meridian', ({ tx }) =>
      tx
        .updateTable('parties')
        .set({ status: 'A' })
        .where('id', '=', taken[0]?.party_id ?? '')
        .execute(),
    );
    await compare(count);
    const active = await doing('meridian', list({ status: [partyStatus.code('A')] }));
    expect([active.total, active.items.length]).toEqual([1, 1]);
  });
});
