// What is known of who holds what, and the graph of one day that it makes.
import {
  divide,
  fromPercent,
  greater,
  isAbove,
  isAtLeast,
  lesser,
  sum,
  toPercent,
  whole,
  type Share,
} from './share.ts';

/** Per cent as decimals, lowest and highest: register extracts say bands, and one figure is a band of one. */
export type ShareRange = readonly [lowest: string, highest: string];

/** What a share rests on: shares carry profit and votes, certificates profit alone, votes votes alone. */
export type HoldingBasis = 'shares' | 'votes' | 'certificates' | 'agreement' | 'role';

/**
 * How a legal form says who is behind it; every other form goes by shares, profit or what dissolution leaves. A `stak`
 * (stichting administratiekantoor) holds shares for others: what is held in it are certificates, and its board votes.
 */
export type HolderRule = 'trust' | 'soleProprietor' | 'listed' | 'stak';

export interface OwnershipParty {
  readonly id: string;
  readonly isPerson: boolean;
  readonly rule?: HolderRule;
}

export interface Holding {
  readonly from: string;
  readonly to: string;
  readonly via: HoldingBasis;
  /** Undefined: not known. */
  readonly economic?: ShareRange | undefined;
  /** Undefined: as the economic share. */
  readonly voting?: ShareRange | undefined;
  /** First day, and first day on which it does not hold any more, as yyyy-mm-dd. */
  readonly validFrom?: string | null | undefined;
  readonly validTo?: string | null | undefined;
}

/** What a sum of shares may be above 100 % for rounding: 0.01 percentage points (4.7). */
const tolerance = fromPercent('0.01');

export interface Bounds {
  readonly low: Share;
  readonly high: Share;
}

export type Side = keyof Bounds;
export type Measure = 'economic' | 'voting';

/** Who holds what of one party, by holder. */
export type Holders = ReadonlyMap<string, Readonly<Record<Measure, Bounds>>>;

export type OwnershipError =
  /** What is held of a party comes to more than 100 %. `sum` in per cent. */
  | { readonly code: 'OVER_100'; readonly party: string; readonly sum: string }
  /** Parties hold each other whole: no one is behind them. */
  | { readonly code: 'CLOSED_LOOP'; readonly parties: readonly string[] };

export interface OwnershipGraph {
  readonly holders: ReadonlyMap<string, Holders>;
  /** Control that no share says: by agreement, or by a role in a trust. By who controls, then whom. */
  readonly controls: ReadonlyMap<string, ReadonlySet<string>>;
  /** In whom a party votes, and with how much. */
  readonly votesOf: (holder: string) => Iterable<readonly [party: string, votes: Bounds]>;
  readonly errors: readonly OwnershipError[];
}

const none: Bounds = { low: 0n, high: 0n };
const unknown: Bounds = { low: 0n, high: whole };

const boundsOf = (range: ShareRange | undefined): Bounds =>
  range ? { low: fromPercent(range[0]), high: fromPercent(range[1]) } : unknown;

function measures({ via, economic, voting }: Holding, rule: HolderRule | undefined): Record<Measure, Bounds> {
  switch (rule === 'stak' && via === 'shares' ? 'certificates' : via) {
    case 'shares':
      return { economic: boundsOf(economic), voting: boundsOf(voting ?? economic) };
    case 'certificates':
      return { economic: boundsOf(economic), voting: none };
    case 'votes':
      return { economic: none, voting: boundsOf(voting ?? economic) };
    case 'agreement':
    case 'role':
      return {
        economic: economic ? boundsOf(economic) : none,
        voting: voting ? boundsOf(voting) : none,
      };
  }
}

const plus = (a: Bounds, b: Bounds): Bounds => ({ low: a.low + b.low, high: a.high + b.high });

/** Whether it holds on a day (yyyy-mm-dd). */
export const isValidOn = (day: string, { validFrom, validTo }: Holding): boolean =>
  (!validFrom || validFrom <= day) && (!validTo || validTo > day);

/** No one can hold more than the others' lowest shares leave. */
function tighten(bounds: ReadonlyMap<string, Bounds>): Map<string, Bounds> {
  const lowest = sum([...bounds.values()].map(({ low }) => low));
  return new Map(
    [...bounds].map(([holder, { low, high }]) => {
      const rest = greater(whole - (lowest - low), low);
      return [holder, { low, high: lesser(high, rest) }];
    }),
  );
}

/** Own shares carry nothing: what others hold is measured by what is left. */
function withoutOwn(bounds: Map<string, Bounds>, party: string): Map<string, Bounds> {
  const selfShare = bounds.get(party);
  if (!selfShare) return bounds;
  bounds.delete(party);
  const per = (value: Share, self: Share): Share =>
    isAtLeast(self, whole) ? whole : lesser(divide(value, whole - self), whole);
  return new Map(
    [...bounds].map(([holder, { low, high }]) => [
      holder,
      { low: per(low, selfShare.low), high: per(high, selfShare.high) },
    ]),
  );
}

/** What holds on a day, one entry for each holder of each party, without own shares. */
export function graphOn(
  day: string,
  parties: readonly OwnershipParty[],
  holdings: readonly Holding[],
): OwnershipGraph {
  const rules = new Map(parties.map(({ id, rule }) => [id, rule]));
  const raw = new Map<string, Record<Measure, Map<string, Bounds>>>();
  const controls = new Map<string, Set<string>>();
  for (const holding of holdings.filter(item => isValidOn(day, item))) {
    const { from, to, via } = holding;
    const column = raw.get(to) ?? { economic: new Map(), voting: new Map() };
    raw.set(to, column);
    const rule = rules.get(to);
    const shares = measures(holding, rule);
    for (const measure of ['economic', 'voting'] as const)
      column[measure].set(from, plus(column[measure].get(from) ?? none, shares[measure]));
    if (from !== to && (via === 'agreement' || (via === 'role' && (rule === 'trust' || rule === 'stak'))))
      controls.set(from, (controls.get(from) ?? new Set()).add(to));
  }
  const errors: OwnershipError[] = [];
  const holders = new Map<string, Holders>();
  for (const [party, column] of raw) {
    for (const measure of ['economic', 'voting'] as const) {
      const total = sum([...column[measure].values()].map(({ low }) => low));
      if (!isAbove(total, whole + tolerance)) continue;
      errors.push({ code: 'OVER_100', party, sum: toPercent(total) });
      break;
    }
    const selfShare = column.economic.get(party);
    if (selfShare && isAtLeast(selfShare.low, whole)) errors.push({ code: 'CLOSED_LOOP', parties: [party] });
    const economic = withoutOwn(tighten(column.economic), party);
    const voting = withoutOwn(tighten(column.voting), party);
    holders.set(
      party,
      new Map(
        [...economic.keys()].map(holder => [
          holder,
          { economic: economic.get(holder) ?? none, voting: voting.get(holder) ?? none },
        ]),
      ),
    );
  }
  const votes = new Map<string, (readonly [string, Bounds])[]>();
  for (const [party, column] of holders)
    for (const [holder, { voting }] of column) {
      if (voting.high === 0n) continue;
      votes.set(holder, [...(votes.get(holder) ?? []), [party, voting]]);
    }
  return { holders, controls, votesOf: holder => votes.get(holder) ?? [], errors };
}
