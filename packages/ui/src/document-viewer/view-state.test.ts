import { describe, expect, it } from 'vitest';
import { turned } from './viewed-document.ts';
import { changed, changeOfKey, startView, type ViewChange } from './view-state.ts';

const after = (changes: readonly ViewChange[], { pages = 3, scale = 1 } = {}) =>
  changes.reduce((view, change) => changed(view, change, { pages, scale }), startView);

describe('how a paper is looked at', () => {
  it('turns no page past the first or the last', () => {
    expect(after(['previous']).page).toBe(1);
    expect(after(['next', 'next', 'next', 'next']).page).toBe(3);
    expect(after(['last']).page).toBe(3);
    expect(after(['last', 'first']).page).toBe(1);
  });

  it.each([
    [1, 'in', 1.25],
    [1, 'out', 0.75],
    // As wide as there is room is no step: the next larger one follows.
    [0.83, 'in', 1],
    [0.83, 'out', 0.75],
    [4, 'in', 4],
    [0.25, 'out', 0.25],
  ] as const)('goes from %d %s to %d', (scale, change, zoom) => {
    expect(after([change], { scale }).zoom).toBe(zoom);
  });

  it('turns all the way round, and keeps that for the next page', () => {
    expect(after(['right', 'next'])).toMatchObject({ page: 2, rotation: 90 });
    expect(after(['left']).rotation).toBe(270);
    expect(after(['right', 'right', 'right', 'right']).rotation).toBe(0);
  });

  it('knows the keys of the frame and no others', () => {
    expect(['PageDown', '+', '0', 'r', 'R'].map(changeOfKey)).toEqual(['next', 'in', 'fit', 'right', 'left']);
    expect(changeOfKey('constructor')).toBeUndefined();
  });

  it('has the size of what is turned', () => {
    expect(turned({ width: 2, height: 3 }, 90)).toEqual({ width: 3, height: 2 });
    expect(turned({ width: 2, height: 3 }, 180)).toEqual({ width: 2, height: 3 });
  });
});
