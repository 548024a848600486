// The one search of the engine: the nearest lightness that can be read on every ground it may stand on.
import { contrast, paint, type Paint } from './color.ts';

/** Rounding in the last bit of a double is not a lack of contrast. */
const SLACK = 1e-9;

/** True when `foreground` has at least `ratio` on each ground. */
export const isReadable = (foreground: Paint, grounds: readonly Paint[], ratio: number): boolean =>
  grounds.every(ground => contrast(foreground, ground) >= ratio - SLACK);

/**
 * `from` itself when it passes; else the nearest darker (or lighter) shade of the same hue that does, tested on the
 * 8-bit value that a screen shows. The end of the scale always passes: grounds keep away from the middle.
 */
export function solve(
  from: Paint,
  grounds: readonly Paint[],
  ratio: number,
  towards: 'darker' | 'lighter',
): Paint {
  if (isReadable(from, grounds, ratio)) return from;
  const end = towards === 'darker' ? 0 : 1;
  let fails = from.l;
  let passes = end;
  let best = paint(end, 0, 0);
  for (let step = 0; step < 11; step++) {
    const l = (fails + passes) / 2;
    const candidate = paint(l, from.c, from.h);
    if (isReadable(candidate, grounds, ratio)) {
      passes = l;
      best = candidate;
    } else fails = l;
  }
  return best;
}

export const WHITE = paint(1, 0, 0);
export const BLACK = paint(0, 0, 0);

/** The text for a fill: white where it is legible, else near-black in the fill's hue, else black. */
export function textOn(fill: Paint, ratio: number): Paint {
  const nearBlack = paint(0.2, Math.min(fill.c, 0.04), fill.h);
  // No colour refuses both: the better of white and black has at least √21 = 4.58, and fills that need 7 have moved.
  return [WHITE, nearBlack].find(text => isReadable(text, [fill], ratio)) ?? BLACK;
}
