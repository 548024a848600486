import type { OwnershipData } from './data.ts';
import { layersOf, type Layered, type Line } from './layers.ts';
import { middlesOf } from './spread.ts';

/** Holders above what they hold, or before it. */
export type Direction = 'down' | 'end';

export interface Box {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawnLine {
  /** Its position among the edges. */
  readonly edge: number;
  /** For a `<path>`. */
  readonly path: string;
  /** Where the text of its share begins. */
  readonly label: { readonly x: number; readonly y: number };
  /** It leads back up: part of a closed loop. */
  readonly isUpward: boolean;
}

export interface Drawing {
  readonly direction: Direction;
  readonly width: number;
  readonly height: number;
  /** Layer by layer, in the order in which they are read. */
  readonly layers: readonly (readonly Box[])[];
  readonly lines: readonly DrawnLine[];
}

/** Px. A box has room for a name of two lines and a note. */
const boxHeight = 68;
const boxWidths = [248, 208, 176, 152];
const passing = 16;
/** Between two levels: the stub with the share, tracks across, the way into the box below. */
const room = { down: { stub: 26, gap: 20, port: 64 }, end: { stub: 76, gap: 14, port: 20 } } as const;
const track = 10;
const entry = 14;

/** The largest drawing that fits: downwards, else sideways; null where there is no room for either. */
export function layOut(data: OwnershipData, available: number): Drawing | null {
  const layered = layersOf(data);
  for (const direction of ['down', 'end'] as const)
    for (const boxWidth of boxWidths) {
      const drawing = draw(layered, direction, boxWidth);
      if (drawing.width <= available) return drawing;
    }
  return null;
}

function draw(layered: Layered, direction: Direction, boxWidth: number): Drawing {
  const { layers, lines } = layered;
  const isDown = direction === 'down';
  const { stub, gap, port } = room[direction];
  const [size, length] = isDown ? [boxWidth, boxHeight] : [boxHeight, boxWidth];
  const middles = middlesOf(layered, { size, bend: passing, gap });
  const levels = new Map(layers.flatMap((layer, level) => layer.map(({ id }) => [id, level])));
  const portOf = portsOf(lines, middles, Math.min(port, size / 2));
  const tracks = tracksOf(layered, levels, portOf, middles);
  const starts = layers.reduce<number[]>(
    (sums, _, level) => [...sums, sums.at(-1)! + length + stub + entry + track * (tracks.counts[level] ?? 0)],
    [0],
  );
  const point = (along: number, across: number) =>
    isDown ? { x: across, y: along } : { x: along, y: across };
  const write = (along: number, across: number) => {
    const { x, y } = point(along, across);
    return `${round(x)} ${round(y)}`;
  };
  const extent = Math.max(
    ...layers.flatMap(layer =>
      layer.map(({ id, isBend }) => middles.get(id)! + (isBend ? passing : size) / 2),
    ),
  );
  const end = starts[layers.length - 1]! + length;
  return {
    direction,
    width: Math.ceil(isDown ? extent : end),
    height: Math.ceil(isDown ? end : extent),
    layers: layers.map((layer, level) =>
      layer
        .filter(({ isBend }) => !isBend)
        .map(({ id }) => ({
          id,
          ...point(starts[level]!, middles.get(id)! - size / 2),
          width: boxWidth,
          height: boxHeight,
        })),
    ),
    lines: lines.map(line => {
      const first = line.stretches[0]!;
      const from = starts[levels.get(first.from)!]! + length;
      const corners = line.stretches.flatMap(({ from: upper, to }, index) => {
        const leaves = index === 0 ? portOf(line) : middles.get(upper)!;
        const level = levels.get(upper)!;
        const turn = starts[level]! + length + stub + track * (tracks.of(to) + 0.5);
        const arrives = middles.get(to)!;
        return [
          write(starts[level]! + length, leaves),
          write(turn, leaves),
          write(turn, arrives),
          write(starts[level + 1]!, arrives),
        ];
      });
      const label = point(from, portOf(line));
      return {
        edge: line.edge,
        path: `M${corners.join('L')}`,
        label: isDown ? { x: label.x + 8, y: label.y + 17 } : { x: label.x + 8, y: label.y - 6 },
        isUpward: line.isUpward,
      };
    }),
  };
}

/** Where each line leaves its upper box: in the middle, or apart where there are several. */
function portsOf(lines: readonly Line[], middles: ReadonlyMap<string, number>, step: number) {
  const ports = new Map<Line, number>();
  for (const [id, leaving] of Map.groupBy(lines, ({ stretches }) => stretches[0]!.from)) {
    const inOrder = leaving.toSorted(
      (a, b) => middles.get(a.stretches[0]!.to)! - middles.get(b.stretches[0]!.to)!,
    );
    inOrder.forEach((line, index) =>
      ports.set(line, middles.get(id)! + ((index - (inOrder.length - 1) / 2) * step * 2) / inOrder.length),
    );
  }
  return (line: Line) => ports.get(line)!;
}

/** Lines to different ends never share a stretch across: what leads where could not be told. Those to one end do. */
function tracksOf(
  { layers, lines }: Layered,
  levels: ReadonlyMap<string, number>,
  portOf: (line: Line) => number,
  middles: ReadonlyMap<string, number>,
) {
  const stretches = lines.flatMap(line =>
    line.stretches.map(({ from, to }, index) => ({
      level: levels.get(from)!,
      to,
      leaves: index === 0 ? portOf(line) : middles.get(from)!,
    })),
  );
  const tracks = new Map<string, number>();
  const counts = layers.map((_, level) => {
    const spans = [
      ...Map.groupBy(
        stretches.filter(stretch => stretch.level === level),
        ({ to }) => to,
      ),
    ]
      .map(([to, group]) => {
        const ends = [...group.map(({ leaves }) => leaves), middles.get(to)!];
        return { to, first: Math.min(...ends), last: Math.max(...ends) };
      })
      .toSorted((a, b) => a.first - b.first);
    const ends: number[] = [];
    for (const { to, first, last } of spans) {
      const free = ends.findIndex(taken => taken + passing / 2 < first);
      const index = free < 0 ? ends.length : free;
      ends[index] = last;
      tracks.set(to, index);
    }
    return ends.length;
  });
  return { counts, of: (to: string) => tracks.get(to) ?? 0 };
}

const round = (value: number) => Math.round(value * 2) / 2;
