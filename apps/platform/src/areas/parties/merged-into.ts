import { sql } from 'kysely';
import type { Caller } from '../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { visibleParties } from './scope.ts';
import type { Party } from './store.ts';

/** The party that a merged one is today, through all merges; null for one that is itself, and without its name where the caller may not see it. */
export async function mergedInto(
  { tx }: UnitOfWork,
  caller: Caller,
  party: Pick<Party, 'mergedInto'>,
): Promise<{ readonly _id: string; readonly name: string } | null> {
  if (party.mergedInto === null) return null;
  const { rows } = await sql<{ id: string; name: string | null }>`
    with recursive chain as (
      select id, merged_into from parties where id = ${party.mergedInto}::uuid
      union all
      select p.id, p.merged_into from chain c join parties p on p.id = c.merged_into
    )
    select c.id, (select p.name from parties p where p.id = c.id and ${visibleParties(caller)}) as name
    from chain c where c.merged_into is null`.execute(tx);
  const [last] = rows;
  return { _id: last?.id ?? party.mergedInto, name: last?.name ?? '' };
}
