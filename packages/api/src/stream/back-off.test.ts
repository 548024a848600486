import { describe, expect, it } from 'vitest';
import { shouldPoll, waitAfter } from './back-off.ts';

describe('coming back', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 5],
    [4, 10],
    [5, 30],
    [50, 30],
  ])('after %i failures waits %i s, a fifth more or less', (failures, seconds) => {
    expect(waitAfter(failures, () => 0.5)).toBeCloseTo(seconds * 1_000);
    expect(waitAfter(failures, () => 0)).toBeCloseTo(seconds * 800);
    expect(waitAfter(failures, () => 1)).toBeCloseTo(seconds * 1_200);
  });

  it('asks for figures from the third failure on', () => {
    expect([1, 2, 3, 4].map(shouldPoll)).toEqual([false, false, true, true]);
  });
});
