import { sql } from 'kysely';
import { AppError } from '../errors/app-error.ts';
import type { UnitOfWork } from '../work/work.ts';
import { findSignOff } from './read.ts';

/** Where the subjects of requests are kept, by their type; others have no row of their own. */
const tables = {
  registration: 'registrations',
  process: 'processes',
  user: 'users',
  group: 'groups',
} as const;
const isLockable = (type: string): type is keyof typeof tables => Object.hasOwn(tables, type);

/**
 * Takes the request for this transaction: anyone who decides, withdraws or changes what it is about meanwhile waits, and
 * then finds what came of it. The subject first, as every change of it does that makes a request void: the other way
 * round the two would wait for each other (A5).
 * @throws {AppError} NotFound.
 */
export async function lockSignOff(
  work: UnitOfWork,
  id: string,
): Promise<Awaited<ReturnType<typeof findSignOff>>> {
  const { subject_type: type, subject_id: subjectId } = await findSignOff(work, id);
  if (type === 'merge') await lockMergedParties(work, subjectId);
  else if (isLockable(type))
    await work.tx.selectFrom(tables[type]).select('id').where('id', '=', subjectId).forUpdate().execute();
  const row = await work.tx
    .selectFrom('sign_offs')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('NotFound');
  return row;
}

/** A change of either of two parties makes a request to merge them void. */
const lockMergedParties = ({ tx }: UnitOfWork, id: string) =>
  sql`
    select p.id from parties p where p.id in (
      select unnest(array[m.from_party, m.into_party]) from party_merges m where m.id = ${id}::uuid)
    order by p.id for update`.execute(tx);
