import type { Measure, OwnershipGraph } from './graph.ts';
import { multiply, toPercent, whole, type Share } from './share.ts';

/** One chain from a holder to the target, and what it comes to in per cent. */
export interface OwnershipPath {
  readonly parties: readonly string[];
  readonly percent: string;
}

/** Chains beyond these are counted in the interest, and not listed. */
const maxPaths = 25;
/** Parties that one chain is followed through (settings/connections, 4.16). */
const maxDepth = 10;

/** Chains from a party to the target without circles, the shortest first. */
export function pathsTo(
  target: string,
  party: string,
  graph: OwnershipGraph,
  measure: Measure,
): readonly OwnershipPath[] {
  const heldBy = new Map<string, [string, Share][]>();
  for (const [company, holders] of graph.holders)
    for (const [holder, bounds] of holders)
      if (bounds[measure].high > 0n)
        heldBy.set(holder, [...(heldBy.get(holder) ?? []), [company, bounds[measure].low]]);
  // Who decides without a share decides on all that a party holds.
  if (measure === 'voting')
    for (const [holder, companies] of graph.controls)
      for (const company of companies)
        if (!(graph.holders.get(company)?.get(holder)?.voting.high ?? 0n))
          heldBy.set(holder, [...(heldBy.get(holder) ?? []), [company, whole]]);
  const result: OwnershipPath[] = [];
  let open: readonly { readonly parties: readonly string[]; readonly share: Share }[] = [
    { parties: [party], share: whole },
  ];
  for (let depth = 0; depth < maxDepth && open.length > 0 && result.length < maxPaths; depth++) {
    const next: { parties: readonly string[]; share: Share }[] = [];
    for (const { parties, share } of open)
      for (const [company, part] of heldBy.get(parties.at(-1)!) ?? []) {
        if (parties.includes(company)) continue;
        const path = { parties: [...parties, company], share: multiply(share, part) };
        if (company === target) result.push({ parties: path.parties, percent: toPercent(path.share) });
        else next.push(path);
      }
    open = next.slice(0, 1_000);
  }
  return result.slice(0, maxPaths);
}
