import fc from 'fast-check';
import { transform } from 'lightningcss';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { brands } from './brands.ts';
import { parseBrand } from './brand.ts';
import { createTheme } from './create-theme.ts';
import { themeCss } from './css.ts';
import { anyBrand } from './testing/brands.ts';
import { tokenNames } from './tokens.ts';

/** Everything a theme's stylesheet sets, and on what; throws on anything but custom properties in style rules. */
function read(css: string) {
  const selectors = new Set<string>();
  const properties = new Set<string>();
  const media = new Set<string>();
  transform({
    filename: 'theme.css',
    code: Buffer.from(css),
    errorRecovery: false,
    visitor: {
      Rule: rule => {
        if (rule.type === 'media') media.add(JSON.stringify(rule.value.query));
        else if (rule.type === 'style') selectors.add(JSON.stringify(rule.value.selectors));
        else throw new Error(`a theme holds a ${rule.type} rule`);
      },
      Declaration: declaration => {
        if (declaration.property !== 'custom') throw new Error(`a theme sets ${declaration.property}`);
        properties.add(declaration.value.name);
      },
      Url: () => {
        throw new Error('a theme loads something');
      },
    },
  });
  return { selectors, properties, media };
}

describe('a theme as a style sheet', () => {
  it.each(Object.entries(brands))('stays as it was: %s', async (id, brand) => {
    const readable = themeCss(createTheme(brand)).replaceAll(/([;{])(?=[^\n])/g, '$1\n');
    await expect(readable).toMatchFileSnapshot(`golden/${id}.txt`);
  });

  it('is the same for the same input, byte for byte', () => {
    fc.assert(
      fc.property(anyBrand(), brand => {
        expect(themeCss(createTheme(brand))).toBe(themeCss(createTheme(brand)));
      }),
      { numRuns: 50 },
    );
  });

  it('is small: 16 KB, 3 KB by gzip', () => {
    fc.assert(
      fc.property(anyBrand(), brand => {
        const css = themeCss(createTheme(brand));
        expect(css.length).toBeLessThanOrEqual(16 * 1024);
        expect(gzipSync(css).length).toBeLessThanOrEqual(3 * 1024);
      }),
      { numRuns: 300 },
    );
  });

  it('sets every token, and only custom properties, on its own selector', () => {
    const { selectors, properties, media } = read(themeCss(createTheme(brands.lumen)));
    for (const name of tokenNames) expect(properties).toContain(`--d-${name}`);
    expect([...properties].filter(name => !name.startsWith('--d-'))).toEqual([]);
    expect(selectors.size).toBe(3);
    expect([...selectors].every(selector => selector.includes('"lumen"'))).toBe(true);
    expect(media.size).toBe(1);
  });

  it('never carries anything else, whatever a tenant sends', () => {
    const attacks = fc.oneof(
      fc.anything(),
      fc.constantFrom('};*{}', '</style>', 'url(x)', '\\3c', '/*', '!important'),
    );
    const or = (...good: unknown[]) => fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...good) }, attacks);
    const some = (keys: Record<string, fc.Arbitrary<unknown>>) =>
      fc.oneof({ weight: 12, arbitrary: fc.record(keys, { requiredKeys: [] }) }, attacks);
    const hostile = fc.record(
      {
        id: or('acme', 'a"]{'),
        name: or('Acme', '</style><script>'),
        brand: fc.record(
          { primary: or('#123456', '#12345', '#123456;}'), accent: or('#abcdef'), nav: or('ink', 'brand') },
          { requiredKeys: ['primary'] },
        ),
        shape: some({ radius: or(4, 8) }),
        density: or('compact'),
        type: some({ body: or('geist'), heading: or('literata') }),
        logo: some({ light: or('asset:1'), plate: or(true) }),
        more: attacks,
      },
      { requiredKeys: ['id', 'name', 'brand'] },
    );
    let accepted = 0;
    fc.assert(
      fc.property(hostile, input => {
        let brand;
        try {
          brand = parseBrand(input);
        } catch (error) {
          expect((error as Error).name).toBe('BrandError');
          return;
        }
        accepted++;
        expect(
          [...read(themeCss(createTheme(brand))).properties].every(name => name.startsWith('--d-')),
        ).toBe(true);
      }),
      { numRuns: 3000, seed: 4 },
    );
    expect(accepted).toBeGreaterThan(20);
  });
});
