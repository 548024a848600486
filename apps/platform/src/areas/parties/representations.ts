import { sql } from 'kysely';
import type { UnitOfWork } from '../../shared/work/work.ts';

export interface Representation {
  /** Who is represented: a company, or a child. */
  readonly from: string;
  /** Who represents. */
  readonly to: string;
}

/** Rows per statement. */
const batch = 1_000;

/** The representations that hold today among some parties. */
export async function readRepresentations(
  { tx }: UnitOfWork,
  ids: readonly string[],
): Promise<readonly Representation[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('connections')
    .select(['from_party as from', 'to_party as to'])
    .where('type', '=', 'RPD')
    .where('valid_to', 'is', null)
    .where('from_party', 'in', [...ids])
    .where('to_party', 'in', [...ids])
    .execute();
}

/** Stores representations that begin at a moment, now where none is said. */
export async function insertRepresentations(
  { tx, tenantId, random, now }: UnitOfWork,
  representations: readonly (Representation & { readonly at?: Date })[],
  source: string,
): Promise<void> {
  const rows = representations.map(({ from, to, at = now }) => ({
    tenant_id: tenantId,
    id: random.uuid(),
    from_party: from,
    to_party: to,
    type: 'RPD',
    via: 'role',
    valid_from: at.toISOString().slice(0, 10),
    source,
    created_at: at,
    updated_at: at,
  }));
  for (let start = 0; start < rows.length; start += batch)
    await tx
      .insertInto('connections')
      .values(rows.slice(start, start + batch))
      .execute();
}

/** Ends representations today. */
export async function endRepresentations(
  { tx, now }: UnitOfWork,
  representations: readonly Representation[],
): Promise<void> {
  for (const { from, to } of representations)
    await tx
      .updateTable('connections')
      .set({
        valid_to: now.toISOString().slice(0, 10),
        version: sql<number>`version + 1`,
        updated_at: now,
      })
      .where('type', '=', 'RPD')
      .where('from_party', '=', from)
      .where('to_party', '=', to)
      .where('valid_to', 'is', null)
      .execute();
}
