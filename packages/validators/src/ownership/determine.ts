// Who the beneficial owners of a party are on a day (Wwft, Uitvoeringsbesluit Wwft 2018 art. 3; AMLR, Reg. (EU) 2024/1624
// from 10 July 2027), by the decisions of 4.7.
import {
  graphOn,
  type Holding,
  type Measure,
  type OwnershipError,
  type OwnershipGraph,
  type OwnershipParty,
  type Side,
} from './graph.ts';
import { interestsIn } from './interest.ts';
import { measureHolder, type HolderOutcome } from './measure-holder.ts';
import { fromPercent, greater, isAbove, isAtLeast, sum, toPercent, whole, type Share } from './share.ts';

/** First day of the AMLR: from then on a share at the threshold makes a beneficial owner, before only one above it. */
export const amlrFirstDay = '2027-07-10';
/** Per cent (settings/connections). */
export const ownershipThreshold = { standard: '25', min: '5', max: '25' } as const;

export type ThresholdComparator = 'moreThan' | 'atLeast';

/** How a share is compared with the threshold on a day; a firm may take the stricter one early. */
export const comparatorOn = (day: string, isStrictEarly = false): ThresholdComparator =>
  isStrictEarly || day >= amlrFirstDay ? 'atLeast' : 'moreThan';

export interface OwnershipQuestion {
  readonly target: string;
  readonly parties: readonly OwnershipParty[];
  readonly holdings: readonly Holding[];
  /** As yyyy-mm-dd. */
  readonly day: string;
  /** Per cent, from 5 to 25. @default '25' */
  readonly threshold?: string;
  /** Takes "at least" before the day on which the law does. @default false */
  readonly isStrictEarly?: boolean;
}

export type OwnershipOutcome =
  | { readonly errors: readonly OwnershipError[] }
  | {
      readonly errors: readonly [];
      /** Persons with any interest or control, the largest first. */
      readonly persons: readonly HolderOutcome[];
      readonly ubos: readonly string[];
      readonly possible: readonly string[];
      /** Per cent of which no person is known. */
      readonly unknown: string;
      /** Listed company behind the target, or the target itself: no beneficial owner has to be determined. */
      readonly exemptBy: string | null;
      /** No one passes, and nothing is open: the senior managing officials take the place (pseudo-UBO). */
      readonly needsSeniorManagers: boolean;
    };

/** The listed company that holds all of a party through companies that it holds whole, or the party itself. */
function listedBehind(
  target: string,
  graph: OwnershipGraph,
  parties: ReadonlyMap<string, OwnershipParty>,
): string | null {
  const seen = new Set<string>();
  for (let party: string | undefined = target; party !== undefined && !seen.has(party);) {
    if (parties.get(party)?.rule === 'listed') return party;
    seen.add(party);
    const only: readonly [string, unknown] | undefined = [...(graph.holders.get(party) ?? [])].find(
      ([, { economic, voting }]) => isAtLeast(economic.low, whole) && isAtLeast(voting.low, whole),
    );
    party = only?.[0];
  }
  return null;
}

/** Determines the beneficial owners of a party. Shares are exact; nothing is rounded before it is compared. */
export function determineOwnership({
  target,
  parties,
  holdings,
  day,
  threshold = ownershipThreshold.standard,
  isStrictEarly,
}: OwnershipQuestion): OwnershipOutcome {
  const graph = graphOn(day, parties, holdings);
  if (graph.errors.length > 0) return { errors: graph.errors };
  const interests = { economic: bothSides('economic'), voting: bothSides('voting') };
  function bothSides(measure: Measure) {
    return {
      low: interestsIn(target, graph, measure, 'low'),
      high: interestsIn(target, graph, measure, 'high'),
    };
  }
  for (const result of [interests.economic.low, interests.voting.low])
    if ('closedLoop' in result) return { errors: [{ code: 'CLOSED_LOOP', parties: result.closedLoop }] };

  const limit = fromPercent(threshold);
  const comparator = comparatorOn(day, isStrictEarly);
  const passes = (share: Share) => (comparator === 'atLeast' ? isAtLeast : isAbove)(share, limit);
  const interestOf = (party: string, measure: Measure, side: Side): Share => {
    const result = interests[measure][side];
    return 'interests' in result ? (result.interests.get(party) ?? 0n) : whole;
  };
  const isSoleProprietor = parties.some(({ id, rule }) => id === target && rule === 'soleProprietor');

  const context = { target, graph, interestOf, passes, isSoleProprietor };
  const measured = parties
    .filter(({ isPerson, id }) => isPerson && id !== target)
    .flatMap(({ id }) => measureHolder(id, context) ?? [])
    .toSorted((one, other) => (other.largest > one.largest ? 1 : other.largest < one.largest ? -1 : 0));
  const persons = measured.map(({ outcome }) => outcome);
  const certain = sum(persons.map(({ party }) => interestOf(party, 'economic', 'low')));
  const unknown = greater(0n, whole - certain);
  const ubos = persons.filter(({ basis }) => basis.length > 0).map(({ party }) => party);
  const possible = persons.filter(({ isPossible }) => isPossible).map(({ party }) => party);
  const exemptBy = listedBehind(target, graph, new Map(parties.map(party => [party.id, party])));
  return {
    errors: [],
    persons,
    ubos,
    possible,
    unknown: toPercent(unknown),
    exemptBy,
    needsSeniorManagers: exemptBy === null && ubos.length === 0 && possible.length === 0 && !passes(unknown),
  };
}
