import { registrationStatus } from '@dossier/validators/vocabularies';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/index.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { onBothEngines } from '../../testing/database.ts';
import { doingOn, makeTenant, testNow, type Doing } from '../../testing/work.ts';
import { findDuplicates } from './duplicates.ts';
import { recordsOfPage } from './list.ts';
import { saveParties } from './save-parties.ts';
import { insertRegistrations } from './store.ts';

const count = 600;
/** As many in one statement as a busy machine stores in time. */
const batch = 25;
/** A page, and what finding it may read besides. */
const few = 100;

const admin = { role: 'ROLE_TENANT_ADMIN', permissions: new Set(), hidden: [] } as unknown as Caller;

const partyIdOf = (n: number) => `50000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const idOf = (n: number) => `40000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

// B7: what was read was the whole tenant, because no index has the order or the operator that was asked for.
onBothEngines('of many registrations', engine => {
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
            id: idOf(n),
            number: `2026-${n}`,
            type: 'INDIVIDUAL' as const,
            status: registrationStatus.code('INCOMPLETE'),
            channel: 'Professional' as const,
            parties: [
              {
                _id: partyIdOf(n),
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

  /** How many rows of registrations an effect reads, where the planner takes an index whenever one can answer. */
  const rowsRead = (effect: (work: UnitOfWork) => Promise<unknown>): Promise<number> =>
    doing('meridian', async work => {
      const read = async () => {
        const { rows } = await sql<{ n: string }>`
          select coalesce(sum(seq_tup_read), 0) + coalesce(sum(idx_tup_fetch), 0) as n
          from pg_stat_xact_user_tables where relname = 'registrations'`.execute(work.tx);
        return Number(rows[0]?.n);
      };
      for (const way of ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin'])
        await sql.raw(`set local enable_${way} = off`).execute(work.tx);
      const before = await read();
      await effect(work);
      return (await read()) - before;
    });

  it.each([
    ['by what changed last', undefined],
    ['by the oldest change', ['updatedAt' as const]],
    ['by what began last', ['-createdAt' as const]],
    ['by name', ['name' as const]],
    ['by name, from the end', ['-name' as const]],
  ])('the first page %s reads that page', async (_, sort) => {
    expect(await rowsRead(work => recordsOfPage(work, admin, { sort }, 25))).toBeLessThan(few);
  });

  it('someone who is there already is found without reading the others', async () => {
    const persons = [{ givenNames: 'Jan', lastName: 'Jansen 7', dateOfBirth: '1970-01-31' }];
    const search = (work: UnitOfWork) =>
      findDuplicates(work, admin, { persons, chamberOfCommerceNo: '68750110' });
    expect(await rowsRead(search)).toBeLessThan(few);
    expect((await doing('meridian', search)).items).toMatchObject([{ name: 'Jan Jansen 7' }]);
  });

  it('what they are found by follows their parties', async () => {
    const naturalPerson = { lastName: 'Smit', givenNames: 'Piet', dateOfBirth: '1980-02-01' };
    const after = [{ _id: partyIdOf(7), naturalPerson }];
    await doing('meridian', work => saveParties(work, idOf(7), { before: [], after }, 'test'));
    const of = (lastName: string, givenNames: string, dateOfBirth: string) =>
      doing('meridian', work =>
        findDuplicates(work, admin, {
          persons: [{ givenNames, lastName, dateOfBirth }],
          chamberOfCommerceNo: null,
        }),
      );
    expect((await of('Jansen 7', 'Jan', '1970-01-31')).items).toEqual([]);
    expect((await of('Smit', 'Piet', '1980-02-01')).items).toHaveLength(1);
  });
});
