import { meanOf, type Layered } from './layers.ts';

/**
 * Moves a row of things as near as possible to where they want to be, in their order and with the distance that each needs
 * from the one before: neighbours that want to overlap stand around the middle of their wishes (isotonic regression).
 */
export function spread(wishes: readonly number[], distances: readonly number[]): readonly number[] {
  const offsets = distances.reduce<number[]>((sums, distance) => [...sums, sums.at(-1)! + distance], [0]);
  const blocks: { sum: number; count: number }[] = [];
  wishes.forEach((wish, index) => {
    let block = { sum: wish - offsets[index]!, count: 1 };
    for (
      let last = blocks.at(-1);
      last && last.sum / last.count > block.sum / block.count;
      last = blocks.at(-1)
    ) {
      block = { sum: block.sum + last.sum, count: block.count + last.count };
      blocks.pop();
    }
    blocks.push(block);
  });
  return blocks
    .flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
    .map((value, index) => value + offsets[index]!);
}

/** The middle of each slot across its layer, near to what it is joined with; the first begins at zero. */
export function middlesOf(
  { layers, lines }: Layered,
  { size, bend, gap }: SlotSizes,
): ReadonlyMap<string, number> {
  const stretches = lines.flatMap(line => line.stretches);
  const widthOf = (isBend: boolean) => (isBend ? bend : size);
  const distances = layers.map(layer =>
    layer.slice(1).map(({ isBend }, index) => (widthOf(isBend) + widthOf(layer[index]!.isBend)) / 2 + gap),
  );
  const middles = new Map<string, number>();
  layers.forEach((layer, level) => {
    const wishes = layer.map(() => 0);
    spread(wishes, distances[level]!).forEach((middle, index) => middles.set(layer[index]!.id, middle));
  });
  const joined = Map.groupBy(
    stretches.flatMap(({ from, to }) => [
      { of: from, other: to },
      { of: to, other: from },
    ]),
    ({ of }) => of,
  );
  for (let sweep = 0; sweep < 12; sweep++)
    for (const level of sweep % 2 === 0 ? layers.keys() : [...layers.keys()].toReversed()) {
      const layer = layers[level]!;
      const wishes = layer.map(
        ({ id }) =>
          meanOf((joined.get(id) ?? []).map(({ other }) => middles.get(other)!)) ?? middles.get(id)!,
      );
      spread(wishes, distances[level]!).forEach((middle, index) => middles.set(layer[index]!.id, middle));
    }
  const edges = layers.flatMap(layer =>
    layer.map(({ id, isBend }) => middles.get(id)! - widthOf(isBend) / 2),
  );
  const first = Math.min(...edges);
  return new Map([...middles].map(([id, middle]) => [id, middle - first]));
}

interface SlotSizes {
  /** Of a node across its layer, px. */
  readonly size: number;
  /** Of a line that passes. */
  readonly bend: number;
  /** Between two. */
  readonly gap: number;
}
