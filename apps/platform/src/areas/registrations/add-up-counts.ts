import { sql } from 'kysely';
import type { Transaction } from '../../database/index.ts';

/** Replaces what single changes added to the counts by their sums: one row for each assignee, status and restriction. */
export async function addUpCounts(tx: Transaction): Promise<void> {
  await sql`
    with changes as (delete from registration_counts returning *)
    insert into registration_counts (tenant_id, assignee_id, status, restrictions, count)
    select tenant_id, assignee_id, status, restrictions, sum(count)::int from changes
    group by tenant_id, assignee_id, status, restrictions having sum(count) <> 0`.execute(tx);
}
