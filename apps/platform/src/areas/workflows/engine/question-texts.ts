import { sql } from 'kysely';
import { openerFor } from '../../../shared/history/encryption.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';

/** Someone heard of a question or an answer. */
interface Heard {
  /** The process. */
  readonly recordId: string;
  readonly author: string;
  readonly userId: string;
  /** When they were notified. */
  readonly at: string;
}

interface Row {
  readonly nth: number;
  readonly id: string;
  /** Whose key it is under. */
  readonly subject: string;
  readonly kind: 'question' | 'answer';
  readonly sealed: Uint8Array;
}

/** What was asked or answered, in the order in which it was heard of: the last until then. Null once the party was erased. */
export async function questionTexts(
  work: UnitOfWork,
  heard: readonly Heard[],
): Promise<readonly (string | null)[]> {
  if (heard.length === 0) return [];
  const { rows } = await sql<Row>`
    select distinct on (m.nth) m.nth::int as nth, q.id, coalesce(p.subject_id, p.entity_id) as subject, q.kind, q.sealed
    from unnest(${heard.map(({ recordId }) => recordId)}::uuid[], ${heard.map(({ author }) => author)}::uuid[],
        ${heard.map(({ userId }) => userId)}::uuid[], ${heard.map(({ at }) => at)}::timestamptz[])
      with ordinality as m (process_id, author, user_id, at, nth)
    join processes p on p.id = m.process_id
    join lateral (
      select q.id, 'question' as kind, q.asked_at as at, q.sealed_question as sealed from process_questions q
      where q.process_id = m.process_id and q.asked_by = m.author and q.asked_of = m.user_id
      union all
      select q.id, 'answer', q.answered_at, q.sealed_answer from process_questions q
      where q.process_id = m.process_id and q.asked_of = m.author and q.asked_by = m.user_id
        and q.answered_at is not null
    ) q on q.at <= m.at
    order by m.nth, q.at desc, q.id`.execute(work.tx);
  const open = await openerFor(
    work,
    rows.map(row => row.subject),
  );
  const texts = new Map(
    rows.map(row => [row.nth, open<string>(row.subject, row.sealed, `${row.id} ${row.kind}`)] as const),
  );
  return heard.map((_, index) => texts.get(index + 1) ?? null);
}
