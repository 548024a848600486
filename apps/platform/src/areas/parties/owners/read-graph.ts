import { sql } from 'kysely';
import type { Holding, HolderRule, OwnershipParty } from '@dossier/validators/ownership';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { shareText } from '../shares.ts';

/** Steps up from a party that are followed (settings/connections, 4.16). */
const maxDepth = 10;

/** Parties above one, and what they hold on a day. */
export interface OwnersGraph {
  readonly parties: readonly OwnershipParty[];
  readonly holdings: readonly Holding[];
  readonly names: ReadonlyMap<string, string>;
}

/** Legal forms whose owners are not found by shares alone (4.7, step 6). */
const rules: readonly (readonly [RegExp, HolderRule])[] = [
  [/^(trust|FGR)$/i, 'trust'],
  [/^(eenmanszaak|einzelunternehmen|EI|entreprise individuelle)$/i, 'soleProprietor'],
];

interface HoldingRow {
  readonly from: string;
  readonly to: string;
  readonly via: Holding['via'];
  readonly economicLow: string | null;
  readonly economicHigh: string | null;
  readonly votingLow: string | null;
  readonly votingHigh: string | null;
}

const rangeOf = (low: string | null, high: string | null) =>
  low === null || high === null ? undefined : ([shareText(low), shareText(high)] as const);

/**
 * Everyone who holds a party on a day (yyyy-mm-dd), directly or through others.
 * @param without the id of a connection that is left out, as if it had ended.
 */
export async function readOwnersGraph(
  { tx }: UnitOfWork,
  id: string,
  day: string,
  without?: string,
): Promise<OwnersGraph> {
  const { rows } = await sql<HoldingRow>`
    with recursive valid as (
      select * from connections
      where type = 'OWN' and (valid_from is null or valid_from <= ${day}::date)
        and (valid_to is null or valid_to > ${day}::date)
        and id is distinct from ${without ?? null}::uuid
    ), above (id, depth) as (
      select ${id}::uuid, 0
      union
      select v.from_party, a.depth + 1 from above a join valid v on v.to_party = a.id where a.depth < ${maxDepth}
    )
    select v.from_party as "from", v.to_party as "to", coalesce(v.via, 'shares') as via,
      v.economic_low::text as "economicLow", v.economic_high::text as "economicHigh",
      v.voting_low::text as "votingLow", v.voting_high::text as "votingHigh"
    from valid v where v.to_party in (select id from above where depth < ${maxDepth})
    order by v.created_at, v.id`.execute(tx);
  const ids = [...new Set([id, ...rows.flatMap(({ from, to }) => [from, to])])];
  const parties = await tx
    .selectFrom('parties')
    .select([
      'id',
      'type',
      'name',
      sql<string | null>`sections -> 'chamber-of-commerce' ->> 'legalForm'`.as('legalForm'),
    ])
    .where('id', 'in', ids)
    .execute();
  return {
    parties: parties.map(({ id: party, type, legalForm }) => {
      const rule = rules.find(([form]) => legalForm !== null && form.test(legalForm))?.[1];
      return { id: party, isPerson: type === 'NP', ...(rule && { rule }) };
    }),
    holdings: rows.map(({ from, to, via, ...range }) => ({
      from,
      to,
      via,
      economic: rangeOf(range.economicLow, range.economicHigh),
      voting: rangeOf(range.votingLow, range.votingHigh),
    })),
    names: new Map(parties.map(({ id: party, name }) => [party, name])),
  };
}
