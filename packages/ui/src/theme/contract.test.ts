import fc from 'fast-check';
import { wcagLuminance } from 'culori';
import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import { createTheme, type Theme } from './create-theme.ts';
import { adversaries, anyBrand, runs } from './testing/brands.ts';
import { modes, type Mode } from './parts.ts';
import { tokenNames } from './tokens.ts';

/** Ratios by culori, from the hex text alone. */
function ratiosOf(
  theme: Theme,
  mode: Mode,
): { pair: string; isText: boolean; ratio: number; needed: number }[] {
  const light = new Map(tokenNames.map(name => [name, wcagLuminance(theme.tokens[mode][name])]));
  return contract.map(({ foreground, background, standard, more }) => {
    const [a, b] = [light.get(foreground)!, light.get(background)!];
    return {
      pair: `${foreground} on ${background}`,
      // A tick on an indicator needs no more than 4.5 in any mode; the indicator under it moves.
      isText: standard >= 4.5 && more > standard,
      ratio: (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05),
      needed: mode.endsWith('More') ? more : standard,
    };
  });
}

const failing = (theme: Theme) =>
  modes.flatMap(mode =>
    ratiosOf(theme, mode)
      .filter(({ ratio, needed }) => ratio < needed - 1e-9)
      .map(({ pair, ratio, needed }) => `${mode}: ${pair} is ${ratio.toFixed(3)}, needs ${needed}`),
  );

describe('the contract', () => {
  it('names at least 460 pairs, each once', () => {
    const names = contract.map(p => `${p.foreground} ${p.background}`);
    expect(names.length).toBeGreaterThanOrEqual(460);
    expect(new Set(names).size).toBe(names.length);
  });

  it('asks for no less where more contrast is wanted', () => {
    expect(contract.filter(pair => pair.more < pair.standard)).toEqual([]);
  });

  it(`holds for ${adversaries.length} colours chosen to break it, as primary and as accent`, () => {
    for (const [i, colour] of adversaries.entries()) {
      const other = adversaries[(i * 37 + 11) % adversaries.length]!;
      for (const [primary, accent] of [
        [colour, other],
        [other, colour],
      ] as const)
        expect(failing(createTheme({ id: 'a', name: 'A', brand: { primary, accent } }))).toEqual([]);
    }
  });

  it(`holds for any brand (${runs} of them)`, { timeout: 300_000 }, () => {
    fc.assert(
      fc.property(anyBrand(), brand => {
        expect(failing(createTheme(brand))).toEqual([]);
      }),
      { numRuns: runs },
    );
  });

  it('gives no text less contrast where more is wanted', () => {
    fc.assert(
      fc.property(anyBrand(), brand => {
        const theme = createTheme(brand);
        for (const [standard, more] of [
          ['light', 'lightMore'],
          ['dark', 'darkMore'],
        ] as const) {
          const moreRatios = ratiosOf(theme, more);
          const worse = ratiosOf(theme, standard)
            .map((pair, i) => ({ ...pair, more: moreRatios[i]!.ratio }))
            // Beyond 7:1 a fill may trade contrast for being itself.
            .filter(({ isText, ratio, more }) => isText && more < Math.min(ratio, 7) - 1e-9);
          expect(worse).toEqual([]);
        }
      }),
      { numRuns: runs / 10 },
    );
  });

  it('is what the report counts', () => {
    const { report } = createTheme({ id: 'a', name: 'A', brand: { primary: '#c8f135' } });
    expect(report).toMatchObject({ pairs: contract.length * 4, passed: contract.length * 4, failures: [] });
    expect(report.tightest).toHaveLength(10);
  });
});
