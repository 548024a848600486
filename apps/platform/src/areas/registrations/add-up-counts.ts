import { sql } from 'kysely';
import type { Transaction } from '../../database/index.ts';

/** Replaces what single changes added to the counts by their sums: one row for each assignee and status. */
export async function addUpCounts(tx: Transaction): Promise<void> {
  await sql`
    with changes as (delete from registration_counts returning *)
    insert into registration_counts (tenant_id, assignee_id, status, count)
    select tenant_id, assignee_id, status, sum(count)::int from changes
    group by tenant_id, assignee_id, status having sum(count) <> 0`.execute(tx);
}
