import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { visibleParties } from './scope.ts';

/** The day, as connections count it. */
export const today = ({ now }: Pick<UnitOfWork, 'now'>): string => now.toISOString().slice(0, 10);

/** Ids of the persons who are in a group today, as far as a caller may see them. */
export const membersSeen = (
  work: UnitOfWork,
  caller: Caller,
  group: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`select c.from_party from connections c
    where c.type = 'UDP' and c.to_party = ${group} and (c.valid_to is null or c.valid_to > ${today(work)}::date)
      and exists (select from parties p
        where p.id = c.from_party and p.merged_into is null and ${visibleParties(caller)})`;
