import { describe, expect, it } from 'vitest';
import { contrast, paintOf } from './color.ts';
import { createTheme } from './create-theme.ts';
import { brands, stressBrands } from './brands.ts';
import { isAccentNearBrand, keyPairsOf } from './key-pairs.ts';

const withPrimary = (primary: string, accent = '#e0a93b') =>
  createTheme({ ...brands.meridian, brand: { ...brands.meridian.brand, primary, accent } });

describe('the pairs by which a person knows their theme', () => {
  it.each([...Object.values(brands), ...Object.values(stressBrands)])('$id can be read', brand => {
    const promised = keyPairsOf(createTheme(brand)).filter(({ id }) => id !== 'accent');
    expect(promised).toHaveLength(3);
    const short = promised.filter(({ needed, light, dark }) => Math.min(light.ratio, dark.ratio) < needed);
    expect(short).toEqual([]);
  });
});

describe('a brand without a colour', () => {
  it.each(['#0b0b0b', '#000000', '#777777', '#ffffff'])('%s has the ink of texts on dark pages', primary => {
    const { tokens, report } = withPrimary(primary);
    for (const name of ['primary-text', 'primary-indicator', 'focus'] as const)
      expect(contrast(paintOf(tokens.dark[name]), paintOf(tokens.dark.canvas)), name).toBeGreaterThan(12);
    expect(report.inks.find(({ mode }) => mode === 'dark')).toMatchObject({ reason: 'illegible' });
    expect(report.failures).toEqual([]);
  });

  it('leaves a brand with a colour as it is', () => {
    expect(withPrimary('#0b4f5c').report.inks.map(({ reason }) => reason)).not.toContain('illegible');
  });
});

describe('an accent next to the brand', () => {
  it.each([
    ['#ffe600', '#e0a93b', true],
    ['#c8a45c', '#e0a93b', true],
    ['#0b4f5c', '#e0a93b', false],
    ['#c8f135', '#5b2eff', false],
  ])('%s and %s are alike: %s', (primary, accent, isAlike) => {
    expect(isAccentNearBrand(withPrimary(primary, accent))).toBe(isAlike);
  });
});
