import { sql } from 'kysely';
import type { BodyOf, contract, OutputOf, PartyMatch } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { companyNumberKeys } from './company-number-key.ts';
import { visibleParties } from './scope.ts';
import { idsByPerson, idsByTaxNumber } from './search.ts';
import { taxNumberKey } from './tax-hash.ts';

type Sought = BodyOf<typeof contract.parties.suggestions>;
type Suggestions = OutputOf<typeof contract.parties.suggestions>;

/** As many as a person compares. */
const maxResults = 10;

/** Parties that may be the same as one that is about to be entered, as far as the caller may see them; the surest first. */
export async function suggestParties(
  work: UnitOfWork,
  caller: Caller,
  { givenNames, lastName, dateOfBirth, taxIdentificationNumber, chamberOfCommerceNo }: Sought,
): Promise<Suggestions> {
  const isKnownPerson = lastName && dateOfBirth;
  const persons = isKnownPerson ? [{ givenNames: givenNames ?? '', lastName, dateOfBirth }] : [];
  const ways: Readonly<Record<PartyMatch, ReturnType<typeof idsByPerson>>> = {
    taxNumber: idsByTaxNumber(work, taxNumberKey(taxIdentificationNumber ?? '')),
    nameAndDateOfBirth: idsByPerson(persons),
    chamberOfCommerceNo: sql<string>`(select c.id from parties c where c.chamber_of_commerce_no = ${companyNumberKeys(chamberOfCommerceNo)})`,
  };
  const candidates = Object.entries(ways).map(
    ([match, ids], index) => sql`select p.id, ${match}::text as match, ${index}::int as place
      from parties p where p.id in ${ids}`,
  );
  const { rows } = await sql<Suggestions['items'][number]>`
    with match as (select distinct on (id) id, match, place from (${sql.join(candidates, sql` union all `)}) f order by id, place)
    select p.id as "_id", p.type, p.status, p.name, p.city, p.began_on as "beganOn", f.match
    from match f join parties p using (id)
    where p.status <> 'E' and p.is_listed and ${visibleParties(caller)}
    order by f.place, p.updated_at desc, p.id
    limit ${maxResults}`.execute(work.tx);
  return { items: rows, total: rows.length, counts: {} };
}
