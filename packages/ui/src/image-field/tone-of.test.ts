import { expect, it } from 'vitest';
import { toneOf } from './tone-of.ts';

const picture = (...points: readonly (readonly number[])[]) => new Uint8ClampedArray(points.flat());
const black = [0, 0, 0, 255];
const white = [255, 255, 255, 255];
const clear = [0, 0, 0, 0];
const teal = [0, 140, 150, 255];

it.each([
  ['ink on nothing', picture(black, clear, clear, clear), 'ink'],
  ['white on nothing', picture(white, clear, clear), 'white'],
  ['mostly ink, with a white spot', picture(black, black, white), 'ink'],
  ['as much ink as white', picture(black, white), 'either'],
  ['a colour between', picture(teal, teal, clear), 'either'],
  ['nothing to see', picture(clear), 'either'],
] as const)('%s', (_, pixels, tone) => expect(toneOf(pixels)).toBe(tone));
