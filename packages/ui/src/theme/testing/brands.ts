// Brands for properties: everything a tenant may give, and the colours that break other design systems.
import fc from 'fast-check';
import { grounds, inks, navs, neutrals, onSolids, type BrandInput } from '../brand.ts';

const byte = (n: number) =>
  Math.round(Math.min(255, Math.max(0, n)))
    .toString(16)
    .padStart(2, '0');
const rgb = (r: number, g: number, b: number) => `#${byte(r)}${byte(g)}${byte(b)}`;

const corners = [0, 128, 255].flatMap(r => [0, 128, 255].flatMap(g => [0, 128, 255].map(b => rgb(r, g, b))));
const greys = Array.from({ length: 33 }, (_, i) => rgb(i * 8, i * 8, i * 8));
// Around 4.5:1 with white and with black, and around the luminance where the better text colour turns.
const edges = [116, 117, 118, 119, 120, 121, 122, 186, 187, 188, 189].flatMap(v => [
  rgb(v, v, v),
  rgb(v, v - 6, v + 9),
]);
const samples =
  '#ff6200 #ffcc00 #c8f135 #39ff14 #d4001a #e2001a #ec0016 #0a84ff #3b82f6 #16a34a #14b8a6 #f59e0b #8b5cf6 #ec4899 #00ffff #ff00ff #f4c430 #0b4f5c #14284b #2a3a92 #010101 #fefefe #7f7f00 #007f7f #7f007f #ff7f50 #40e0d0 #deb887 #4b0082 #006400 #8b0000 #ff1493'.split(
    ' ',
  );
const hues = Array.from({ length: 26 }, (_, i) => {
  const at = (shift: number) => 127 + 127 * Math.cos(((i / 26) * 360 + shift) * (Math.PI / 180));
  return rgb(at(0), at(-120), at(120));
});

/** About 140 colours chosen to make a generator fail. */
export const adversaries: readonly string[] = [
  ...new Set([...corners, ...greys, ...edges, ...samples, ...hues]),
];

export const hex: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0xffffff })
  .map(n => `#${n.toString(16).padStart(6, '0')}`);

/** Any brand that `parseBrand` accepts, as far as colours go. */
export const anyBrand = (primary: fc.Arbitrary<string> = hex): fc.Arbitrary<BrandInput> =>
  fc.record({
    id: fc.constant('property'),
    name: fc.constant('Property'),
    brand: fc.record(
      {
        primary,
        accent: hex,
        onSolid: fc.constantFrom(...onSolids),
        ink: fc.constantFrom(...inks),
        neutral: fc.constantFrom(...neutrals),
        ground: fc.constantFrom(...grounds),
        nav: fc.constantFrom(...navs),
      },
      { requiredKeys: ['primary'] },
    ),
  });

/** Runs of a property: 2,000 on every test, more where THEME_RUNS says so. */
export const runs = Number(process.env['THEME_RUNS'] ?? 2000);
