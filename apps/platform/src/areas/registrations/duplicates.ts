import { sql } from 'kysely';
import type { BodyOf, contract, OutputOf } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { companyNumberKeys, idsByPerson } from '../parties/service.ts';
import { visibleTo } from './scope.ts';

type DuplicatesQuery = BodyOf<typeof contract.registrations.duplicates>;
type Duplicates = OutputOf<typeof contract.registrations.duplicates>;

/** As many as a person compares. */
const maxResults = 10;

/** Registrations of the same person or company, as far as the caller may see them; what was deleted is none. */
export async function findDuplicates(
  { tx }: UnitOfWork,
  caller: Caller,
  { persons, chamberOfCommerceNo }: DuplicatesQuery,
): Promise<Duplicates> {
  const { rows } = await sql<Duplicates['items'][number]>`
    with same_person as (
      select distinct m.registration_id as id from registration_parties m where m.party_id in ${idsByPerson(persons)}
    ), same_company as (
      select r.id from registrations r where r.chamber_of_commerce_no = ${companyNumberKeys(chamberOfCommerceNo)}
    )
    select r.id as "_id", r.number, r.name, r.status,
      case when r.id in (select id from same_person) then 'nameAndDateOfBirth' else 'chamberOfCommerceNo' end as match
    from registrations r
    where r.id = any (array(select id from same_person union select id from same_company))
      and r.status <> 'DELETED' and ${visibleTo(caller)}
    order by r.updated_at desc, r.id
    limit ${maxResults}`.execute(tx);
  return { items: rows, total: rows.length, counts: {} };
}
