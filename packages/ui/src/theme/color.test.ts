import fc from 'fast-check';
import { converter, differenceEuclidean, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { contrast, distance, hueDistance, paint, paintOf } from './color.ts';
import { hex } from './testing/brands.ts';

const oklch = converter('oklch');

describe('colour maths, against culori', () => {
  it('finds the same lightness, chroma and hue', () => {
    fc.assert(
      fc.property(hex, colour => {
        const [ours, theirs] = [paintOf(colour), oklch(colour)!];
        expect(Math.abs(ours.l - theirs.l)).toBeLessThan(1e-6);
        expect(Math.abs(ours.c - theirs.c)).toBeLessThan(ours.c === 0 ? 2e-4 : 1e-6);
        if (ours.c > 0.01) expect(hueDistance(ours.h, theirs.h!)).toBeLessThan(1e-3);
      }),
      { numRuns: 5000 },
    );
  });

  it('finds the same contrast and distance', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        expect(contrast(paintOf(a), paintOf(b))).toBeCloseTo(wcagContrast(a, b), 9);
        expect(distance(paintOf(a), paintOf(b))).toBeCloseTo(differenceEuclidean('oklab')(a, b), 3);
      }),
      { numRuns: 2000 },
    );
  });

  it('gives back the colour it was given', () => {
    fc.assert(
      fc.property(hex, colour => {
        const { l, c, h } = paintOf(colour);
        expect(paint(l, c, h).hex).toBe(colour);
      }),
      { numRuns: 2000 },
    );
  });

  it('lets chroma give way where a screen cannot follow', () => {
    const neon = paint(0.5, 0.4, 145);
    expect(oklch(neon.hex)!.h).toBeCloseTo(145, -1);
    expect(neon.c).toBeLessThan(0.2);
  });
});
