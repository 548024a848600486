import { sql } from 'kysely';
import type { Holding, HolderRule, OwnershipParty } from '@dossier/validators/ownership';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { shareText } from '../shares.ts';

/** Steps up from a party that are followed (settings/connections, 4.16). */
export const maxDepth = 10;

export interface OwnersGraph {
  readonly parties: readonly OwnershipParty[];
  readonly holdings: readonly Holding[];
  readonly names: ReadonlyMap<string, string>;
}

/** A foundation that holds shares for the holders of its certificates, as registers and people write it. */
const stakForm = '^(stak|stichting administratiekantoor)$';

/** Legal forms whose owners are not found by shares alone (4.7, step 6). */
const rules: readonly (readonly [RegExp, HolderRule])[] = [
  [new RegExp(stakForm, 'i'), 'stak'],
  [/^(trust|FGR)$/i, 'trust'],
  [/^(eenmanszaak|einzelunternehmen|EI|entreprise individuelle)$/i, 'soleProprietor'],
];

interface HoldingRow {
  readonly target: string;
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

/** Everyone who holds a party on a day, directly or through others. */
export async function readOwnersGraph(
  work: UnitOfWork,
  id: string,
  day: string,
  without?: string,
): Promise<OwnersGraph> {
  const graph = (await readOwnersGraphs(work, [id], day, without)).get(id);
  return graph ?? { parties: [], holdings: [], names: new Map() };
}

/**
 * Everyone who holds some parties on a day (yyyy-mm-dd), directly or through others: a graph for each.
 * @param without the id of a connection that is left out, as if it had ended.
 */
export async function readOwnersGraphs(
  { tx }: UnitOfWork,
  targets: readonly string[],
  day: string,
  without?: string,
): Promise<ReadonlyMap<string, OwnersGraph>> {
  if (targets.length === 0) return new Map();
  const { rows } = await sql<HoldingRow>`
    with recursive above (target, id, depth) as (
      select t, t, 0 from unnest(${[...targets]}::uuid[]) t
      union
      select a.target, h.holder, a.depth + 1
      from above a cross join lateral (${holdingsOf(day, without)}) h
      where a.depth < ${maxDepth}
    )
    select distinct on (a.target, h.created_at, h.id) a.target, h.holder as "from", a.id as "to",
      h.via, h.economic_low::text as "economicLow", h.economic_high::text as "economicHigh",
      h.voting_low::text as "votingLow", h.voting_high::text as "votingHigh"
    from above a cross join lateral (${holdingsOf(day, without)}) h
    where a.depth < ${maxDepth}
    order by a.target, h.created_at, h.id`.execute(tx);
  const ids = [...new Set([...targets, ...rows.flatMap(({ from, to }) => [from, to])])];
  const parties = await tx
    .selectFrom('parties')
    .select(['id', 'type', 'name', sql<string | null>`${legalForm}`.as('legalForm')])
    .where('id', 'in', ids)
    .execute();
  const holdings = Map.groupBy(rows, ({ target }) => target);
  return new Map(
    targets.map(target => {
      const ofTarget = holdings.get(target) ?? [];
      const members = new Set([target, ...ofTarget.flatMap(({ from, to }) => [from, to])]);
      return [
        target,
        graphOf(
          parties.filter(party => members.has(party.id)),
          ofTarget,
        ),
      ];
    }),
  );
}

const legalForm = sql`sections -> 'chamber-of-commerce' ->> 'legalForm'`;

/** What is held of the party `a` on a day: by those who own it, and by those who represent a STAK, which is its board. */
export const holdingsOf = (day: string, without?: string) => sql`
  select v.from_party as holder, v.id, v.created_at, coalesce(v.via, 'shares') as via,
    v.economic_low, v.economic_high, v.voting_low, v.voting_high
  from connections v where v.to_party = a.id and v.type = 'OWN' and ${isValidOn(day, without)}
  union all
  select v.to_party, v.id, v.created_at, 'role', null, null, null, null
  from connections v where v.from_party = a.id and v.type = 'RPD' and ${isValidOn(day, without)}
    and exists (select from parties where id = a.id and ${legalForm} ~* ${stakForm})`;

const isValidOn = (day: string, without: string | undefined) => sql`(
  (v.valid_from is null or v.valid_from <= ${day}::date) and (v.valid_to is null or v.valid_to > ${day}::date)
    and v.id is distinct from ${without ?? null}::uuid)`;

interface PartyOfGraph {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly legalForm: string | null;
}

const graphOf = (parties: readonly PartyOfGraph[], holdings: readonly HoldingRow[]): OwnersGraph => ({
  parties: parties.map(({ id: party, type, legalForm }) => {
    const rule = rules.find(([form]) => legalForm !== null && form.test(legalForm))?.[1];
    return { id: party, isPerson: type === 'NP', ...(rule && { rule }) };
  }),
  holdings: holdings.map(({ from, to, via, ...range }) => ({
    from,
    to,
    via,
    economic: rangeOf(range.economicLow, range.economicHigh),
    voting: rangeOf(range.votingLow, range.votingHigh),
  })),
  names: new Map(parties.map(({ id: party, name }) => [party, name])),
});
