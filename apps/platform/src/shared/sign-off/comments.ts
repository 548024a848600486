import { sql } from 'kysely';
import { openerFor } from '../history/encryption.ts';
import type { UnitOfWork } from '../work/work.ts';
import type { SignOffPayload } from './payload-encryption.ts';

/** What was said with a request, each by its own author. */
export interface SignOffComments {
  /** By the requester. */
  readonly requester: string | null;
  /** By the one who decided. */
  readonly decider: string | null;
}

/** The comments of requests, by id; null for what no one said, and once the subject was erased. */
export async function signOffComments(
  work: UnitOfWork,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SignOffComments>> {
  if (ids.length === 0) return new Map();
  const rows = await work.tx
    .selectFrom('sign_offs as s')
    .leftJoin('sign_off_decisions as d', 'd.sign_off_id', 's.id')
    .select(['s.id', 's.subject_id', 's.sealed', 'd.by_user', 'd.sealed_comment'])
    .where('s.id', 'in', ids)
    .execute();
  const open = await openerFor(
    work,
    rows.map(row => row.subject_id),
  );
  return new Map(
    rows.map(({ id, subject_id: subject, sealed, by_user: by, sealed_comment: comment }) => [
      id,
      {
        requester: open<SignOffPayload>(subject, sealed, id)?.comment ?? null,
        decider: comment && open<string>(subject, comment, `${id} ${by}`),
      },
    ]),
  );
}

/** A request as it stood when a message about it was sent. */
export interface RequestAt {
  readonly subjectId: string;
  readonly at: string;
}

export interface RequestOutcome extends SignOffComments {
  /** Null while no one has decided. */
  readonly decision: 'approve' | 'reject' | null;
}

/** The last requests about subjects at some moments, in their order; null where there was none. */
export async function requestsAt(
  work: UnitOfWork,
  moments: readonly RequestAt[],
): Promise<readonly (RequestOutcome | null)[]> {
  if (moments.length === 0) return [];
  const { rows } = await sql<{ nth: number; id: string; decision: RequestOutcome['decision'] }>`
    select distinct on (m.nth) m.nth::int as nth, s.id, d.decision
    from unnest(${moments.map(({ subjectId }) => subjectId)}::uuid[],
        ${moments.map(({ at }) => at)}::timestamptz[]) with ordinality as m (subject_id, at, nth)
    join sign_offs s on s.subject_id = m.subject_id and s.requested_at <= m.at
    left join sign_off_decisions d on d.sign_off_id = s.id
    order by m.nth, s.requested_at desc, d.at desc`.execute(work.tx);
  const byMoment = new Map(rows.map(row => [row.nth, row]));
  const comments = await signOffComments(
    work,
    rows.map(({ id }) => id),
  );
  return moments.map((_, index) => {
    const row = byMoment.get(index + 1);
    if (!row) return null;
    const { requester = null, decider = null } = comments.get(row.id) ?? {};
    return { decision: row.decision, requester, decider };
  });
}
