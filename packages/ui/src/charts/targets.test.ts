import { expect, it } from 'vitest';
import { targetHeights } from './targets.ts';

it.each([
  [
    [40, 60],
    [40, 60],
  ],
  [
    [4, 96],
    [24, 76],
  ],
  [
    [4, 25, 71],
    [24, 24, 52],
  ],
  [[10, 20], null],
  [
    [24, 0],
    [24, 0],
  ],
  [
    [0, 0],
    [0, 0],
  ],
])('parts %j px high are pressed at %j', (heights, expected) => {
  expect(targetHeights(heights)?.map(height => Math.round(height)) ?? null).toEqual(expected);
});
