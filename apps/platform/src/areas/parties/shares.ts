import { sql } from 'kysely';
import type { UnitOfWork } from '../../shared/work/work.ts';

/** What one party owns of another, as a registration's tree has it: one share, per cent. */
export interface OwnedShare {
  readonly from: string;
  readonly to: string;
  /** Decimal string, at most four decimals. */
  readonly share: string;
}

/** Rows per statement. */
const batch = 1_000;

/** `30.5000` as people write it: `30.5`. */
export const shareText = (stored: string): string =>
  stored.includes('.') ? stored.replace(/\.?0+$/, '') : stored;

/** The shares that parties hold of each other today, as far as each is one figure. */
export async function readShares(work: UnitOfWork, ids: readonly string[]): Promise<readonly OwnedShare[]> {
  if (ids.length === 0) return [];
  const rows = await work.tx
    .selectFrom('connections')
    .select(['from_party', 'to_party', 'economic_low', 'economic_high'])
    .where('type', '=', 'OWN')
    .where('valid_to', 'is', null)
    .where('to_party', 'in', [...ids])
    .orderBy('created_at')
    .execute();
  const among = new Set(ids);
  return rows.flatMap(({ from_party: from, to_party: to, economic_low: low, economic_high: high }) =>
    among.has(from) && low !== null && low === high ? [{ from, to, share: shareText(low) }] : [],
  );
}

/** Stores shares that begin at a moment, now where none is said. */
export async function insertShares(
  { tx, tenantId, random, now }: UnitOfWork,
  shares: readonly (OwnedShare & { readonly at?: Date })[],
  source: string,
): Promise<void> {
  const rows = shares.map(({ from, to, share, at = now }) => ({
    tenant_id: tenantId,
    id: random.uuid(),
    from_party: from,
    to_party: to,
    type: 'OWN',
    economic_low: share,
    economic_high: share,
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

/** Ends shares today, and begins others: what another share was is an end and a beginning. */
export async function changeShares(
  work: UnitOfWork,
  { ended, started }: { readonly ended: readonly OwnedShare[]; readonly started: readonly OwnedShare[] },
  source: string,
): Promise<void> {
  for (const { from, to } of ended)
    await work.tx
      .updateTable('connections')
      .set({
        valid_to: work.now.toISOString().slice(0, 10),
        version: sql<number>`version + 1`,
        updated_at: work.now,
      })
      .where('type', '=', 'OWN')
      .where('from_party', '=', from)
      .where('to_party', '=', to)
      .where('valid_to', 'is', null)
      .execute();
  await insertShares(work, started, source);
}
