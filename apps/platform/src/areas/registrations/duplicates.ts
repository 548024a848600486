import { sql } from 'kysely';
import type { BodyOf, contract, OutputOf } from '@dossier/api/contract';
import { normalizeChamberOfCommerceNumber } from '@dossier/validators';
import type { Caller } from '../../shared/caller/caller.ts';
import type { Work } from '../../shared/work/work.ts';
import { visibleTo } from './scope.ts';

type Asked = BodyOf<typeof contract.registrations.duplicates>;
type Found = OutputOf<typeof contract.registrations.duplicates>;

/** As many as a person compares. */
const most = 10;

/** Registrations of the same person or company, as far as the caller may see them; what was deleted is none. */
export async function findDuplicates(
  { tx }: Work,
  caller: Caller,
  { persons, chamberOfCommerceNo }: Asked,
): Promise<Found> {
  const number = normalizeChamberOfCommerceNumber(chamberOfCommerceNo ?? '') || null;
  const keys = persons.map(
    ({ givenNames, lastName, dateOfBirth }) => sql`person_key(${givenNames}, ${lastName}, ${dateOfBirth})`,
  );
  const { rows } = await sql<Found['items'][number]>`
    select r.id as "_id", r.number, r.name, r.status,
      case when r.person_keys && array[${sql.join(keys)}]::text[]
        then 'nameAndDateOfBirth' else 'chamberOfCommerceNo' end as match
    from registrations r
    where (r.person_keys && array[${sql.join(keys)}]::text[] or r.chamber_of_commerce_no = ${number}::text)
      and r.status <> 'DELETED' and ${visibleTo(caller)}
    order by r.updated_at desc, r.id
    limit ${most}`.execute(tx);
  return { items: rows, total: rows.length, counts: {} };
}
