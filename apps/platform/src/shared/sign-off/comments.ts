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
