import fc from 'fast-check';
import { converter, differenceEuclidean } from 'culori';
import { describe, expect, it } from 'vitest';
import { parseBrand } from './brand.ts';
import { createTheme, generate } from './create-theme.ts';
import { hueDistance } from './color.ts';
import { anyBrand, hex } from './testing/brands.ts';
import { modes } from './parts.ts';

const oklch = converter('oklch');
const far = differenceEuclidean('oklab');
const SAMPLE = 5000;
const sample = fc.sample(hex, { numRuns: SAMPLE, seed: 20261121 });
const exactShare = (mode: 'light' | 'dark') =>
  sample.filter(primary => {
    const brand = parseBrand({ id: 'f', name: 'F', brand: { primary } });
    return generate(brand, mode).tokens['primary-solid'] === primary;
  }).length / SAMPLE;

describe('the brand stays the brand', () => {
  it('keeps at least 90 % of colours exactly on the primary fill in light mode', () => {
    expect(exactShare('light')).toBeGreaterThanOrEqual(0.9);
  });

  it('keeps at least 55 % exactly in dark mode', () => {
    expect(exactShare('dark')).toBeGreaterThanOrEqual(0.55);
  });

  it('keeps the hue where a fill moves, and says why and how far', () => {
    fc.assert(
      fc.property(anyBrand(), brand => {
        for (const fill of createTheme(brand).report.fills) {
          if (fill.used === fill.requestedColour) {
            expect(fill).toMatchObject({ reason: 'exact', distance: 0 });
            continue;
          }
          expect(fill.reason).not.toBe('exact');
          expect(fill.distance).toBeCloseTo(far(fill.requestedColour, fill.used), 2);
          const [requested, used] = [oklch(fill.requestedColour)!, oklch(fill.used)!];
          if (requested.c > 0.04 && used.c > 0.04)
            expect(
              hueDistance(requested.h!, used.h!),
              `${fill.requestedColour} became ${fill.used}`,
            ).toBeLessThanOrEqual(4);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('writes links in the hue of the ink', () => {
    fc.assert(
      fc.property(anyBrand(), input => {
        const brand = parseBrand(input);
        for (const mode of modes) {
          const { tokens, facts } = generate(brand, mode);
          const [ink, link] = [oklch(facts.ink.paint.hex)!, oklch(tokens['primary-text'])!];
          if (ink.c > 0.04 && link.c > 0.04)
            expect(
              hueDistance(ink.h!, link.h!),
              `${mode}: ${facts.ink.paint.hex} → ${tokens['primary-text']}`,
            ).toBeLessThanOrEqual(4);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('draws links with the accent when the brand is too light for text', () => {
    const { tokens, report } = createTheme({
      id: 'l',
      name: 'L',
      brand: { primary: '#c8f135', accent: '#5b2eff' },
    });
    expect(tokens.light['primary-solid']).toBe('#c8f135');
    expect(report.inks[0]).toEqual({ mode: 'light', source: 'accent', reason: 'illegible' });
    expect(tokens.light['primary-text']).toBe('#5b2eff');
  });

  it('draws ticks and focus in neutral ink when the brand could pass for the error colour', () => {
    const { tokens, report } = createTheme({
      id: 'r',
      name: 'R',
      brand: { primary: '#d4001a', neutral: 'pure' },
    });
    expect(tokens.light['primary-solid']).toBe('#d4001a');
    expect(report.inks.map(ink => ink.reason)).toEqual(Array(4).fill('collision'));
    expect(oklch(tokens.light.focus)!.c).toBeLessThan(0.01);
    expect(oklch(tokens.light['surface-selected'])!.c).toBeLessThan(0.01);
    expect(report.isAccentUntinted).toBe(true);
  });

  it('moves the fill when white text is asked for', () => {
    const { report } = createTheme({ id: 'o', name: 'O', brand: { primary: '#ff6200', onSolid: 'light' } });
    expect(report.fills[0]).toMatchObject({ reason: 'chosenText', requestedColour: '#ff6200' });
  });
});
