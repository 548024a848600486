import { sql } from 'kysely';
import type { Caller } from '../caller/caller.ts';
import type { UnitOfWork } from '../work/work.ts';

/** Until when the caller has read what was said about a record; null for someone who never did. */
export async function readUntil({ tx }: UnitOfWork, caller: Caller, recordId: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('comment_reads')
    .select('read_until')
    .where('record_id', '=', recordId)
    .where('user_id', '=', caller.userId)
    .executeTakeFirst();
  return row ? new Date(row.read_until) : null;
}

/** How many comments of others about a record came since the caller read them. */
export async function countUnread({ tx }: UnitOfWork, caller: Caller, recordId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from comments c
    where c.record_id = ${recordId}::uuid and c.author <> ${caller.userId}::uuid
      and c.created_at > coalesce((select r.read_until from comment_reads r
        where r.record_id = c.record_id and r.user_id = ${caller.userId}::uuid), '-infinity')`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Notes that the caller has read what was said until a moment, which is no later than now; it never goes back. */
export async function markRead(
  { tx, tenantId, now }: UnitOfWork,
  caller: Caller,
  recordId: string,
  until: Date,
): Promise<void> {
  await tx
    .insertInto('comment_reads')
    .values({
      tenant_id: tenantId,
      record_id: recordId,
      user_id: caller.userId,
      read_until: until < now ? until : now,
    })
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'record_id', 'user_id'])
        .doUpdateSet({ read_until: sql`greatest(comment_reads.read_until, excluded.read_until)` }),
    )
    .execute();
}
