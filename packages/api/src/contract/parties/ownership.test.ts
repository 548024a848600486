import { describe, expect, it } from 'vitest';
import { isLikelyOwner, ownershipOf } from './ownership.ts';

describe('what owners hold together', () => {
  it.each([
    [['60', '55'], { total: 115, over: 15 }],
    [['33.33', '33.33', '33.34'], { total: 100, over: 0 }],
    [['33.3367', '33.3367', '33.3366'], { total: 100.01, over: 0 }],
    [['100', '0.0101'], { total: 100.0101, over: 0.0101 }],
    [['0.1', '0.2'], { total: 0.3, over: 0 }],
    [['51', undefined, null, '', 'half'], { total: 51, over: 0 }],
    [[], { total: 0, over: 0 }],
  ])('%j is %j', (shares, ownership) => {
    expect(ownershipOf(shares)).toEqual(ownership);
  });
});

it.each([
  ['25', true],
  ['24.9999', false],
  ['60', true],
  ['', false],
  [undefined, false],
])('%s makes a beneficial owner likely: %s', (share, isLikely) => {
  expect(isLikelyOwner(share)).toBe(isLikely);
});
