// Finds the six data colours of packages/ui/src/theme/charts.ts: as far apart as possible for normal, protan, deutan
// and tritan vision, legible on the page, and not muddy. Run by hand: node tooling/bench/data-colours.ts [seed]
import {
  converter,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
} from 'culori';
import { contrast, paint, paintOf } from '../../packages/ui/src/theme/color.ts';

const visions = [
  (hex: string) => hex,
  filterDeficiencyProt(1),
  filterDeficiencyDeuter(1),
  filterDeficiencyTrit(1),
] as readonly ((hex: string) => string)[];
const lab = converter('oklab');

type Seen = readonly (readonly [number, number, number])[];
type Point = readonly [l: number, c: number, h: number];

const seen = (hex: string): Seen =>
  visions.map(see => {
    const { l, a, b } = lab(formatHex(see(hex)))!;
    return [l, a, b] as const;
  });
const apart = (p: Seen, q: Seen) =>
  Math.min(...p.map((x, i) => Math.hypot(x[0] - q[i]![0], x[1] - q[i]![1], x[2] - q[i]![2])));

let state = Number(process.argv[2] ?? 7);
const random = () => (state = (state * 48271) % 2147483647) / 2147483647;

interface Scene {
  readonly ground: string;
  readonly rest: string;
  readonly l: readonly [number, number];
}
const scenes: Record<'light' | 'dark', Scene> = {
  light: { ground: '#f1f3f1', rest: '#5f636b', l: [0.36, 0.68] },
  dark: { ground: '#1b1f24', rest: '#a2a6ad', l: [0.56, 0.9] },
};

/** Dark yellows are olive and dark oranges are brown: no one's favourites. */
const muddy = ([l, c, h]: Point) =>
  (h > 55 && h < 125 && l < 0.6 ? (0.6 - l) * 0.5 : 0) + Math.max(0, 0.1 - c);

function search({ ground, rest, l: [low, high] }: Scene) {
  const page = paintOf(ground);
  const greys = seen(rest);
  const make = (p: Point) => {
    const shown = paint(...p);
    const isLegible = contrast(shown, page) >= 3.02;
    return {
      point: p,
      hex: shown.hex,
      seen: seen(shown.hex),
      cost: muddy([shown.l, shown.c, p[2]]) + (isLegible ? 0 : 1),
    };
  };
  const start = (): Point => [low + random() * (high - low), 0.1 + random() * 0.08, random() * 360];
  const worth = (set: ReturnType<typeof make>[]) => {
    let smallest = Infinity;
    for (let i = 0; i < set.length; i++) {
      for (let j = 0; j < i; j++) smallest = Math.min(smallest, apart(set[i]!.seen, set[j]!.seen));
      smallest = Math.min(smallest, apart(set[i]!.seen, greys) * 1.25);
    }
    return smallest - set.reduce((sum, x) => sum + x.cost, 0) * 0.25;
  };
  let best = { set: [] as ReturnType<typeof make>[], value: -Infinity };
  for (let round = 0; round < 6; round++) {
    let set = Array.from({ length: 6 }, () => make(start()));
    let value = worth(set);
    for (let step = 0; step < 9000; step++) {
      const heat = 1 - step / 9000;
      const i = Math.floor(random() * 6);
      const [l, c, h] = set[i]!.point;
      const wide = random() < 0.05;
      const next: Point = wide
        ? start()
        : [
            Math.min(high, Math.max(low, l + (random() - 0.5) * 0.12 * heat)),
            Math.min(0.2, Math.max(0.09, c + (random() - 0.5) * 0.06 * heat)),
            h + (random() - 0.5) * 60 * heat,
          ];
      const changed = set.map((x, k) => (k === i ? make(next) : x));
      const v = worth(changed);
      if (v > value || random() < Math.exp((v - value) / (0.004 * heat + 1e-6))) [set, value] = [changed, v];
      if (value > best.value) best = { set, value };
    }
  }
  const smallest = Math.min(
    ...best.set.flatMap((x, i) => best.set.slice(0, i).map(y => apart(x.seen, y.seen))),
  );
  return { colours: best.set.map(x => x.hex), smallest: smallest.toFixed(4), value: best.value.toFixed(4) };
}

for (const [name, scene] of Object.entries(scenes)) console.log(name, search(scene));
