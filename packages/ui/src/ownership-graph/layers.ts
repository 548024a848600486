import { isAlong, type OwnershipData } from './data.ts';

/** A place in a layer: a node's, or one where a line passes a layer on its way. */
export interface Slot {
  readonly id: string;
  readonly isBend: boolean;
}

/** One stretch of a line, from a layer to the next. */
export interface Stretch {
  readonly from: string;
  readonly to: string;
}

/** A line between two nodes, for all that one has of the other: `stretches` lead from the upper one to the lower one. */
export interface Line {
  /** The first of them. */
  readonly edge: number;
  readonly stretches: readonly Stretch[];
  /** The holder is the lower one: it is part of a closed loop. */
  readonly isUpward: boolean;
}

export interface Layered {
  /** From the last holders down to what is held. */
  readonly layers: readonly (readonly Slot[])[];
  readonly lines: readonly Line[];
}

/** How far each node is from what holds nothing, along the longest way; an edge that closes a loop does not count. */
function depthsOf({ nodes, edges }: OwnershipData): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  const onTheWay = new Set<string>();
  const visit = (id: string): number => {
    const cached = depths.get(id);
    if (cached !== undefined) return cached;
    onTheWay.add(id);
    const below = edges
      .filter(({ from, to }) => from === id && !onTheWay.has(to))
      .map(({ to }) => visit(to) + 1);
    onTheWay.delete(id);
    const depth = Math.max(0, ...below);
    depths.set(id, depth);
    return depth;
  };
  for (const { id } of nodes) visit(id);
  return depths;
}

/** Puts nodes into layers, holders above what they hold, in an order in which few lines cross. */
export function layersOf(data: OwnershipData): Layered {
  const depths = depthsOf(data);
  const last = Math.max(0, ...depths.values());
  const layers: Slot[][] = Array.from({ length: last + 1 }, () => []);
  const layerOf = (id: string) => last - (depths.get(id) ?? 0);
  for (const { id } of data.nodes) layers[layerOf(id)]!.push({ id, isBend: false });
  const lines = data.edges.flatMap(({ from, to }, edge): Line[] => {
    if (layerOf(from) === layerOf(to)) return [];
    if (data.edges.findIndex(isAlong(data.edges[edge]!)) < edge) return [];
    const isUpward = layerOf(from) > layerOf(to);
    const [upper, lower] = isUpward ? [to, from] : [from, to];
    const bends = Array.from({ length: layerOf(lower) - layerOf(upper) - 1 }, (_, index) => {
      const bend = { id: `${edge}/${index}`, isBend: true };
      layers[layerOf(upper) + index + 1]!.push(bend);
      return bend.id;
    });
    const stops = [upper, ...bends, lower];
    const stretches = bends.concat(lower).map((id, index): Stretch => ({ from: stops[index]!, to: id }));
    return [{ edge, stretches, isUpward }];
  });
  return {
    layers: ordered(
      layers,
      lines.flatMap(({ stretches }) => stretches),
    ),
    lines,
  };
}

/** Sweeps down and up: each slot moves to the middle of what it is joined with, and the order with the fewest crossings stays. */
function ordered(layers: readonly (readonly Slot[])[], stretches: readonly Stretch[]) {
  let best = layers;
  let fewest = crossings(layers, stretches);
  let current = layers.map(layer => [...layer]);
  for (let sweep = 0; sweep < 8 && fewest > 0; sweep++) {
    const isDown = sweep % 2 === 0;
    const positions = new Map(current.flatMap(layer => layer.map(({ id }, index) => [id, index])));
    const joined = (id: string) =>
      stretches.flatMap(({ from, to }) => (isDown ? (to === id ? from : []) : from === id ? to : []));
    for (const index of isDown ? current.keys() : [...current.keys()].toReversed()) {
      const layer = current[index]!;
      const middles = new Map(
        layer.map(({ id }, at) => [id, meanOf(joined(id).map(other => positions.get(other)!)) ?? at]),
      );
      current[index] = layer.toSorted((a, b) => middles.get(a.id)! - middles.get(b.id)!);
      current[index].forEach(({ id }, at) => positions.set(id, at));
    }
    const count = crossings(current, stretches);
    if (count < fewest) [best, fewest] = [current.map(layer => [...layer]), count];
  }
  return best;
}

function crossings(layers: readonly (readonly Slot[])[], stretches: readonly Stretch[]): number {
  const positions = new Map(layers.flatMap(layer => layer.map(({ id }, index) => [id, index])));
  const levels = new Map(layers.flatMap((layer, level) => layer.map(({ id }) => [id, level])));
  const between = Map.groupBy(stretches, ({ from }) => levels.get(from));
  let count = 0;
  for (const gap of between.values())
    gap.forEach((one, index) => {
      for (const other of gap.slice(index + 1)) {
        const above = positions.get(one.from)! - positions.get(other.from)!;
        const below = positions.get(one.to)! - positions.get(other.to)!;
        if (above * below < 0) count++;
      }
    });
  return count;
}

export const meanOf = (numbers: readonly number[]): number | undefined =>
  numbers.length === 0 ? undefined : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
