import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../../database/index.ts';
import { isUuid } from '../ids/ids.ts';
import type { Caller } from './caller.ts';

/** Whether a caller may see a record with restricted clients of the kinds that a column lists (`r.restrictions`). */
export const isOpenTo = ({ hidden }: Pick<Caller, 'hidden'>, kinds: string): RawBuilder<boolean> =>
  hidden.length === 0 ? sql<boolean>`true` : sql<boolean>`not (${sql.ref(kinds)} && ${[...hidden]}::text[])`;

/** The same of the one client whose kind a column names (`p.restriction`). */
export const isClientOpenTo = ({ hidden }: Pick<Caller, 'hidden'>, kind: string): RawBuilder<boolean> =>
  hidden.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(kind)} is null or ${sql.ref(kind)} <> all (${[...hidden]}::text[]))`;

/** Ids among these of parties, registrations, processes and merges that are kept from a caller. */
export async function hiddenAmong(
  tx: Transaction,
  caller: Pick<Caller, 'hidden'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const anyOfThem = sql`any (${ids.filter(isUuid)}::uuid[])`;
  if (caller.hidden.length === 0 || ids.length === 0) return new Set();
  const parties = sql`select p.id from parties p where not ${isClientOpenTo(caller, 'p.restriction')}`;
  const registrations = sql`select r.id from registrations r where not ${isOpenTo(caller, 'r.restrictions')}`;
  const { rows } = await sql<{ id: string }>`
    with hidden as materialized (${parties} union all ${registrations})
    select h.id::text from hidden h where h.id = ${anyOfThem}
    union all
    select w.id::text from processes w join hidden h on h.id = w.entity_id where w.id = ${anyOfThem}
    union all
    select m.id::text from party_merges m join hidden h on h.id in (m.from_party, m.into_party)
      where m.id = ${anyOfThem}`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
