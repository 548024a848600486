import { sql } from 'kysely';
import { openerFor } from '../../../shared/history/encryption.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';

export interface RegistrationAt {
  readonly registrationId: string;
  readonly at: string;
}

interface Row {
  readonly nth: number;
  readonly id: string;
  readonly subject_id: string;
  readonly sealed: Uint8Array;
}

/** What was said with the change of status at some moments, in their order; null where nothing was said. */
export async function statusComments(
  work: UnitOfWork,
  moments: readonly RegistrationAt[],
): Promise<readonly (string | null)[]> {
  if (moments.length === 0) return [];
  const { rows } = await sql<Row>`
    select m.nth::int as nth, h.id, h.subject_id, h.sealed
    from unnest(${moments.map(({ registrationId }) => registrationId)}::uuid[],
        ${moments.map(({ at }) => at)}::timestamptz[]) with ordinality as m (record_id, at, nth)
    join field_history h on h.object_type = 'registration' and h.object_id = m.record_id::text
      and h.path = 'comment' and h.at = m.at`.execute(work.tx);
  const open = await openerFor(
    work,
    rows.map(row => row.subject_id),
  );
  const comments = new Map(
    rows.map(row => [row.nth, open<{ new: string | null }>(row.subject_id, row.sealed, row.id)?.new ?? null]),
  );
  return moments.map((_, index) => comments.get(index + 1) ?? null);
}
