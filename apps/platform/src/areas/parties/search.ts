import { sql, type RawBuilder } from 'kysely';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { taxHash } from './tax-hash.ts';

/** Ids of the parties that have a tax number (as `taxNumberKey` makes it), as a subquery: by equality, so that an index answers. */
export const idsByTaxNumber = (work: UnitOfWork, taxNumber: string): RawBuilder<string> => sql<string>`
  (select i.party_id from party_identifiers i
    where i.kind = 'taxNumber' and i.hash = ${taxHash(work, taxNumber)}::bytea)`;

/** A person as a duplicate is found: by the whole name, whatever its accents and signs, and the date of birth. */
export interface SoughtPerson {
  readonly givenNames: string;
  readonly lastName: string;
  /** yyyy-mm-dd. */
  readonly dateOfBirth: string;
}

/** Ids of the parties that are one of these persons, as a subquery. */
export const idsByPerson = (persons: readonly SoughtPerson[]): RawBuilder<string> => {
  const keys = persons.map(
    ({ givenNames, lastName, dateOfBirth }) => sql`person_key(${givenNames}, ${lastName}, ${dateOfBirth})`,
  );
  return sql<string>`(select p.id from parties p where p.person_key in (${sql.join([...keys, sql`null`])}))`;
};
