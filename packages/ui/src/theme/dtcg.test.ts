import { describe, expect, it } from 'vitest';
import { BrandError, parseBrand } from './brand.ts';
import { brands, stressBrands } from './brands.ts';
import { createTheme } from './create-theme.ts';
import { brandFromTokens, themeResolver, themeTokens } from './dtcg.ts';

describe('design tokens', () => {
  it.each([...Object.values(brands), ...stressBrands].map(brand => [brand.id, brand] as const))(
    'of %s come back as they went',
    (_, brand) => {
      const file: unknown = JSON.parse(JSON.stringify(themeTokens(createTheme(brand))));
      expect(brandFromTokens(file)).toEqual(parseBrand(brand));
    },
  );

  it('hold every colour of every mode as DTCG 2025.10 writes it', () => {
    const { tokens } = createTheme(brands.lumen);
    const file = themeTokens(createTheme(brands.lumen));
    for (const [set, expected] of [
      ['light', tokens.light],
      ['dark-more', tokens.darkMore],
    ] as const)
      expect(Object.keys(file[set] as object)).toEqual(Object.keys(expected));
    expect((file['light'] as Record<string, unknown>)['primary-solid']).toEqual({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.784314, 0.945098, 0.207843], hex: '#c8f135' },
    });
  });

  it('are chosen by scheme and contrast', () => {
    expect(Object.keys(themeResolver('lumen').sets)).toEqual(['light', 'dark', 'light-more', 'dark-more']);
  });

  it.each([[null], [{}], [{ $extensions: {} }], [{ $extensions: { 'dossier.brand': { id: 'x' } } }]])(
    'are refused where there is no brand in them: %j',
    file => expect(() => brandFromTokens(file)).toThrow(BrandError),
  );
});
