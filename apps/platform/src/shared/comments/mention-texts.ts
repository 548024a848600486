import { sql } from 'kysely';
import { openerFor } from '../history/encryption.ts';
import type { UnitOfWork } from '../work/work.ts';

export interface Mention {
  /** What the comment is about. */
  readonly recordId: string;
  readonly author: string;
  readonly userId: string;
  /** When they were notified. */
  readonly at: string;
}

interface Row {
  readonly nth: number;
  readonly record_id: string;
  readonly comment_id: string;
  readonly sealed: Uint8Array;
}

/**
 * What was said where someone was mentioned, in the order of the mentions: the author's last comment until then, as it
 * reads now. Null once the client was erased.
 */
export async function mentionTexts(
  work: UnitOfWork,
  mentions: readonly Mention[],
): Promise<readonly (string | null)[]> {
  if (mentions.length === 0) return [];
  const { rows } = await sql<Row>`
    select distinct on (m.nth) m.nth::int as nth, c.record_id, c.id as comment_id, c.sealed
    from unnest(${mentions.map(({ recordId }) => recordId)}::uuid[],
        ${mentions.map(({ author }) => author)}::uuid[], ${mentions.map(({ userId }) => userId)}::uuid[],
        ${mentions.map(({ at }) => at)}::timestamptz[])
      with ordinality as m (record_id, author, user_id, at, nth)
    join comments c on c.record_id = m.record_id and c.author = m.author
      and m.user_id = any (c.mentions) and c.created_at <= m.at
    order by m.nth, c.created_at desc, c.id desc`.execute(work.tx);
  const open = await openerFor(
    work,
    rows.map(row => row.record_id),
  );
  const texts = new Map(
    rows.map(row => [row.nth, open<string>(row.record_id, row.sealed, row.comment_id)] as const),
  );
  return mentions.map((_, index) => texts.get(index + 1) ?? null);
}
