import { createHash } from 'node:crypto';
import type { Random } from '../ports/random/random.ts';

/** Chance that repeats itself: the same word gives the same sequence. */
export interface Chance extends Random {
  /** At least 0, less than 1. */
  fraction(): number;
  /** A whole number, both ends included. */
  between(min: number, max: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Picks by weight: `[['a', 3], ['b', 1]]` is `a` three times of four. */
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item;
  digits(count: number): string;
  shuffled<Item>(items: readonly Item[]): Item[];
}

/** sfc32, a small generator that passes the usual test suites; it is no secret and needs not be. */
export function createChance(word: string): Chance {
  const seed = createHash('sha256').update(word).digest();
  let [a, b, c, d] = [seed.readUInt32LE(0), seed.readUInt32LE(4), seed.readUInt32LE(8), 1];
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();

  const fraction = () => next() / 2 ** 32;
  const between = (min: number, max: number) => min + Math.floor(fraction() * (max - min + 1));
  const pick = <Item>(items: readonly Item[]) => items[between(0, items.length - 1)] as Item;
  const bytes = (length: number) => Uint8Array.from({ length }, () => next() & 0xff);

  return {
    fraction,
    between,
    pick,
    bytes,
    weighted(items) {
      let left = fraction() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) if ((left -= weight) < 0) return item;
      return items.at(-1)?.[0] as (typeof items)[number][0];
    },
    digits: count => Array.from({ length: count }, () => between(0, 9)).join(''),
    shuffled(items) {
      const copy = [...items];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = between(0, i);
        [copy[i], copy[j]] = [copy[j] as (typeof copy)[number], copy[i] as (typeof copy)[number]];
      }
      return copy;
    },
    uuid() {
      const octets = bytes(16);
      octets[6] = ((octets[6] ?? 0) & 0x0f) | 0x40;
      octets[8] = ((octets[8] ?? 0) & 0x3f) | 0x80;
      const hex = Buffer.from(octets).toString('hex');
      return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join(
        '-',
      );
    },
  };
}
