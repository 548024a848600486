import { sql } from 'kysely';
import type { Change } from '../../shared/history/history.ts';
import type { Actor, UnitOfWork } from '../../shared/work/work.ts';
import { firstReview } from './next-review.ts';

/** A party that migrating its registration makes an active client (R9). */
export interface NewClient {
  readonly partyId: string;
  /** As it is before. */
  readonly version: number;
  readonly registrationId: string;
  /** Who worked on the registration: the client file is theirs, unless a colleague has it already. */
  readonly assigneeId: string | null;
  readonly at: Date;
  readonly by: Actor;
  readonly source: string;
}

/**
 * Makes new parties active clients (4.8, N to A); others stay what they are.
 * @returns what history says of it, for the caller to record.
 */
export async function becomeClients(
  work: UnitOfWork,
  clients: readonly NewClient[],
): Promise<readonly Change[]> {
  if (clients.length === 0) return [];
  const rows = clients.map(
    ({ partyId, assigneeId, at }) => sql`(${partyId}::uuid, ${assigneeId}::uuid, ${at}::timestamptz)`,
  );
  const { rows: changed } = await sql<{ id: string; assignee: string | null }>`
    update parties p set status = 'A', version = p.version + 1, assignee_id = coalesce(p.assignee_id, c.assignee_id),
      next_review_on = ${await firstReview(work, sql`p.id`, sql`c.at`)}, updated_at = greatest(p.updated_at, c.at)
    from (values ${sql.join(rows)}) as c (id, assignee_id, at) where p.id = c.id and p.status = 'N'
    returning p.id, p.assignee_id as assignee`.execute(work.tx);
  const assignees = new Map(changed.map(({ id, assignee }) => [id, assignee]));
  return clients
    .filter(({ partyId }) => assignees.has(partyId))
    .map(({ partyId, version, registrationId, at, by, source }) => ({
      action: 'party.statusChanged',
      objectType: 'party',
      objectId: partyId,
      subjectId: partyId,
      version: version + 1,
      before: { status: 'N', assignee_id: null },
      after: { status: 'A', assignee_id: assignees.get(partyId) ?? null },
      source,
      detail: { registration: registrationId },
      by: { actor: by, now: at },
    }));
}
