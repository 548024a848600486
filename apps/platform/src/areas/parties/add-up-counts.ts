import { sql } from 'kysely';
import type { Transaction } from '../../database/index.ts';

/** Replaces what single changes added to the counts by their sums: one row for each assignee, type, status and restriction. */
export async function addUpPartyCounts(tx: Transaction): Promise<void> {
  await sql`
    with changes as (delete from party_counts returning *)
    insert into party_counts (tenant_id, assignee_id, type, status, restriction, count)
    select tenant_id, assignee_id, type, status, restriction, sum(count)::int from changes
    group by tenant_id, assignee_id, type, status, restriction having sum(count) <> 0`.execute(tx);
}
