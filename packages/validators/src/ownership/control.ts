// Who decides: more than half of the votes, own ones and those of parties that one decides for already (4.7, step 3).
import type { OwnershipGraph, Side } from './graph.ts';
import { isAbove, lesser, whole, type Share } from './share.ts';

export interface Control {
  /** Parties that are controlled, step by step, the party itself left out. */
  readonly controlled: ReadonlySet<string>;
  /** Votes in the target, of the party and of all that it controls; at most the whole. */
  readonly share: Share;
}

/** What a party controls, and with how much of the target's votes. */
export function controlOf(party: string, target: string, graph: OwnershipGraph, side: Side): Control {
  const controlled = new Set<string>();
  const deciding = new Set([party]);
  const votes = new Map<string, Share>();
  const pending = [party];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const reached = new Set(graph.controls.get(next));
    for (const [company, share] of graph.votesOf(next)) {
      const total = (votes.get(company) ?? 0n) + share[side];
      votes.set(company, total);
      if (isAbove(total, whole / 2n)) reached.add(company);
    }
    for (const company of reached) {
      if (deciding.has(company)) continue;
      controlled.add(company);
      deciding.add(company);
      // Own votes of the target are no way to it.
      if (company !== target) pending.push(company);
    }
  }
  return { controlled, share: lesser(votes.get(target) ?? 0n, whole) };
}
