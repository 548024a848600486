import { sql, type RawBuilder } from 'kysely';
import type { UnitOfWork } from '../work/work.ts';

/** What has a `search_key`, with the name that a query gives it. */
const searched = {
  parties: { find: sql.ref('find_parties'), id: sql.ref('p.id'), key: sql.ref('p.search_key') },
  registrations: {
    find: sql.ref('find_registrations'),
    id: sql.ref('r.id'),
    key: sql.ref('r.search_key'),
  },
} as const;

/** What finds parties by what they answered to custom fields. */
export const findAnswers = sql.ref('find_answers');

/** A shorter term has no trigram, and no index knows it. */
const shortestIndexed = 3;

/** So many rows are looked at one by one; more are found sooner by reading the whole list's index. */
const maxByTrigrams = 1_000;

/** Ids of those who have a text in their key; undefined where the text is too short, or too many have it. */
export async function idsWith(
  { tx }: UnitOfWork,
  find: RawBuilder<unknown>,
  text: string,
): Promise<readonly string[] | undefined> {
  if (text.length < shortestIndexed) return undefined;
  const { rows } = await sql<{ ids: readonly string[] }>`
    select array(select ${find}(${text}, ${maxByTrigrams + 1})) as ids`.execute(tx);
  const ids = rows[0]?.ids ?? [];
  return ids.length > maxByTrigrams ? undefined : ids;
}

/** The term that the fewest have. */
export const longestOf = (terms: readonly string[]): string =>
  terms.reduce((one, other) => (other.length > one.length ? other : one), '');

/** Whether the folded `search_key` of parties as `p`, or of registrations as `r`, has each of these terms in it somewhere. */
export async function containsTerms(
  work: UnitOfWork,
  table: keyof typeof searched,
  terms: readonly string[],
): Promise<RawBuilder<boolean>> {
  const { find, id, key } = searched[table];
  // Folded once and not for each row, and compared without a pattern, which takes half the time.
  const conditions = terms.map(term => sql<boolean>`strpos(${key}, (select fold(${term}))) > 0`);
  const ids = await idsWith(work, find, longestOf(terms));
  if (ids) conditions.unshift(sql<boolean>`${id} = any (${ids}::uuid[])`);
  return sql<boolean>`(${sql.join([sql`true`, ...conditions], sql` and `)})`;
}
