// What each party holds of one, through all chains. With a column of shares a, the interest x in a target T is
// x = a_T + A'x, where A' is A without T's column (4.7, step 2). It is solved group by group: parties that hold each
// other in circles together, the others by adding up.
import { groupsInOrder } from './loops.ts';
import type { Measure, OwnershipGraph, Side } from './graph.ts';
import { divide, isAbove, isAtLeast, lesser, multiply, whole, type Share } from './share.ts';

/** Interests by party, or the parties whose circle has no way out. */
export type InterestResult =
  { readonly interests: ReadonlyMap<string, Share> } | { readonly closedLoop: readonly string[] };

/** What a party holds of others, by company. */
function sharesHeld(graph: OwnershipGraph, measure: Measure, side: Side): Map<string, Map<string, Share>> {
  const result = new Map<string, Map<string, Share>>();
  for (const [party, holders] of graph.holders)
    for (const [holder, bounds] of holders) {
      const share = bounds[measure][side];
      if (share > 0n) result.set(holder, (result.get(holder) ?? new Map<string, Share>()).set(party, share));
    }
  return result;
}

/**
 * Gauss over rows of [coefficients, constant], in place. Columns of shares that leave a way out make every pivot
 * positive without a search; undefined where one is not.
 */
function solve(rows: Share[][]): readonly Share[] | undefined {
  const size = rows.length;
  for (const [step, lead] of rows.entries()) {
    const pivot = lead[step]!;
    if (!isAbove(pivot, 0n)) return undefined;
    for (const row of rows.slice(step + 1)) {
      if (row[step] === 0n) continue;
      const factor = divide(row[step]!, pivot);
      for (let column = step; column <= size; column++)
        if (lead[column] !== 0n) row[column] = row[column]! - multiply(factor, lead[column]!);
    }
  }
  const solution: Share[] = rows.map(() => 0n);
  for (let step = size - 1; step >= 0; step--) {
    const row = rows[step]!;
    let rest = row[size]!;
    for (let column = step + 1; column < size; column++)
      if (row[column] !== 0n) rest -= multiply(row[column]!, solution[column]!);
    solution[step] = divide(rest, row[step]!);
  }
  return solution;
}

/**
 * Interests in a target through all chains, loops included, as shares of what the target does not hold of itself
 * through others. The highest side is at most the whole, also where bounds add up to more.
 */
export function interestsIn(
  target: string,
  graph: OwnershipGraph,
  measure: Measure,
  side: Side,
): InterestResult {
  const portfolio = sharesHeld(graph, measure, side);
  const interests = new Map<string, Share>();
  const through = (party: string): [string, Share][] =>
    [...(portfolio.get(party) ?? [])].filter(([other]) => other !== target);
  const groups = groupsInOrder([...portfolio.keys()], party => through(party).map(([other]) => other));
  for (const group of groups) {
    const position = new Map(group.map((party, index) => [party, index]));
    const rows = group.map((party, row) => {
      const coefficients = group.map((_, column) => (column === row ? whole : 0n));
      let constant = portfolio.get(party)?.get(target) ?? 0n;
      for (const [other, share] of through(party)) {
        const column = position.get(other);
        if (column === undefined) constant += multiply(share, interests.get(other) ?? 0n);
        else coefficients[column]! -= share;
      }
      return [...coefficients, constant];
    });
    const isReached = rows.some(row => row.at(-1)! > 0n);
    const solution = isReached ? solve(rows) : group.map(() => 0n);
    if (!solution && side === 'low') return { closedLoop: group };
    group.forEach((party, index) => interests.set(party, solution?.[index] ?? whole));
  }
  const selfInterest = interests.get(target) ?? 0n;
  interests.delete(target);
  const isClosed = isAtLeast(selfInterest, whole);
  if (isClosed && side === 'low') return { closedLoop: [target] };
  for (const [party, share] of interests)
    interests.set(party, isClosed ? whole : lesser(divide(share, whole - selfInterest), whole));
  return { interests };
}
