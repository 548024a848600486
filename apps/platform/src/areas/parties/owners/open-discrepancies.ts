import { sql } from 'kysely';
import type { UnitOfWork } from '../../../shared/work/work.ts';

/** How many discrepancies of the newest extract are neither reported nor explained. */
export async function countOpen({ tx }: UnitOfWork, partyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from register_discrepancies
    where state = 'open' and comparison_id = (
      select id from register_comparisons where party_id = ${partyId}::uuid
      order by compared_at desc, id desc limit 1)`.execute(tx);
  return rows[0]?.count ?? 0;
}
