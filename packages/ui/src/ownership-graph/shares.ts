import type { OwnershipData, OwnershipEdge } from './data.ts';
import { decimalOf, difference, shareThrough, sumOf, textOf, type Decimal } from './decimal.ts';

/** What the holders of one entity hold together. */
export interface Total {
  readonly id: string;
  /** Per cent, of the shares that were entered. */
  readonly total: string;
  /** Beyond the whole; undefined for what rounding explains. */
  readonly over?: string;
  /** What no holder is entered for. */
  readonly rest?: string;
}

const whole: Decimal = { digits: 100n, scale: 0 };
/** What rounded shares may miss the whole by, per cent. */
const rounding: Decimal = { digits: 1n, scale: 2 };

/** Adds up the shares that were entered, of every entity that has some. */
export function totalsOf({ nodes, edges }: OwnershipData): readonly Total[] {
  return nodes.flatMap(({ id }) => {
    const shares = edges.flatMap(({ to, share }) => (to === id ? (decimalOf(share) ?? []) : []));
    if (shares.length === 0) return [];
    const total = sumOf(shares);
    const over = difference(total, whole);
    const rest = difference(whole, total);
    return [
      {
        id,
        total: textOf(total),
        ...(difference(over, rounding).digits > 0n && { over: textOf(over) }),
        ...(difference(rest, rounding).digits > 0n && { rest: textOf(rest) }),
      },
    ];
  });
}

/** The same structure with a holder of what is missing, above every entity whose shares do not come to the whole. */
export function withUnknownHolders(data: OwnershipData, label: string): OwnershipData {
  const unknown = totalsOf(data).flatMap(({ id, rest }) => (rest === undefined ? [] : [{ id, rest }]));
  return {
    nodes: [
      ...data.nodes,
      ...unknown.map(({ id }) => ({ id: `unknown-${id}`, label, kind: 'unknown' as const })),
    ],
    edges: [
      ...data.edges,
      ...unknown.map(({ id, rest }) => ({ from: `unknown-${id}`, to: id, share: rest })),
    ],
  };
}

/** One way from a holder to what it holds through others. */
export interface Chain {
  readonly edges: readonly OwnershipEdge[];
  /** What it comes to; undefined where a share on the way was not entered. */
  readonly share?: string | undefined;
}

/** So many ways are listed of one holder: a structure in which everyone holds everyone has more than anyone reads. */
const maxChains = 12;

/** Every way from a holder to an entity, the direct one too. A closed loop is followed once. */
export function chainsBetween(edges: readonly OwnershipEdge[], from: string, to: string): readonly Chain[] {
  const chains: Chain[] = [];
  const follow = (at: string, way: readonly OwnershipEdge[]) => {
    if (chains.length === maxChains) return;
    if (at === to && way.length > 0) {
      chains.push({ edges: way, share: shareOf(way) });
      return;
    }
    for (const edge of edges)
      if (edge.from === at && edge.to !== from && !way.some(({ from: seen }) => seen === edge.to))
        follow(edge.to, [...way, edge]);
  };
  follow(from, []);
  return chains;
}

function shareOf(way: readonly OwnershipEdge[]): string | undefined {
  const shares = way.flatMap(({ share }) => decimalOf(share) ?? []);
  return shares.length === way.length ? textOf(shareThrough(shares)) : undefined;
}

/** What several ways come to together; undefined where a share on one of them was not entered. */
export function shareOfChains(chains: readonly Chain[]): string | undefined {
  const shares = chains.flatMap(({ share }) => decimalOf(share) ?? []);
  return shares.length === chains.length ? textOf(sumOf(shares)) : undefined;
}
