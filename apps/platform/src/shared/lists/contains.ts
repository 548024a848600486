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

/** A shorter term has no trigram, and no index knows it. */
const shortestIndexed = 3;

/** So many rows are looked at one by one; more are found sooner by reading the whole list's index. */
const maxByTrigrams = 1_000;

/** Whether the folded `search_key` of parties as `p`, or of registrations as `r`, has each of these terms in it somewhere. */
export async function containsTerms(
  { tx }: UnitOfWork,
  table: keyof typeof searched,
  terms: readonly string[],
): Promise<RawBuilder<boolean>> {
  const { find, id, key } = searched[table];
  // Folded once and not for each row, and compared without a pattern, which takes half the time.
  const conditions = terms.map(term => sql<boolean>`strpos(${key}, (select fold(${term}))) > 0`);
  const longest = terms.reduce((one, other) => (other.length > one.length ? other : one), '');
  if (longest.length >= shortestIndexed) {
    const { rows } = await sql<{ ids: readonly string[] }>`
      select array(select ${find}(${longest}, ${maxByTrigrams + 1})) as ids`.execute(tx);
    const ids = rows[0]?.ids ?? [];
    if (ids.length <= maxByTrigrams) conditions.unshift(sql<boolean>`${id} = any (${ids}::uuid[])`);
  }
  return sql<boolean>`(${sql.join([sql`true`, ...conditions], sql` and `)})`;
}
