import { sql } from 'kysely';
import type { contract, QueryOf } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { matchesParties } from './list.ts';

/** What of the trail brings a party into a view where it was not. */
const moves = ['party.created', 'party.statusChanged'];

/** How many parties a saved view holds for the caller, and how many of these others brought in since the caller looked last. */
export async function countPartyView(
  work: UnitOfWork,
  caller: Caller,
  viewId: string,
  query: QueryOf<typeof contract.parties.list>,
): Promise<{ readonly total: number; readonly entered: number }> {
  const { rows } = await sql<{ total: number; entered: number }>`
    select count(*)::int as total, (count(*) filter (where p.updated_at > l.at and exists (
      select 1 from audit a
      where a.object_type = 'party' and a.object_id = p.id::text and a.at > l.at
        and a.action = any (${moves}::text[]) and a.actor <> ${caller.userId})))::int as entered
    from parties p
    left join view_looks l on l.view_id = ${viewId}::uuid and l.user_id = ${caller.userId}::uuid
    where ${await matchesParties(work, caller, query)}`.execute(work.tx);
  return rows[0] ?? { total: 0, entered: 0 };
}
