import {
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
} from 'culori';
import { describe, expect, it } from 'vitest';
import { brands, stressBrands } from './brands.ts';
import { createTheme } from './create-theme.ts';
import type { TokenName } from './tokens.ts';

const apart = differenceEuclidean('oklab');
const visions = {
  normal: (hex: string) => hex,
  protan: filterDeficiencyProt(1),
  deutan: filterDeficiencyDeuter(1),
  tritan: filterDeficiencyTrit(1),
} as Readonly<Record<string, (hex: string) => string>>;

function smallestDistance(colours: readonly string[]): number {
  const distances = Object.values(visions).flatMap(see =>
    colours.flatMap((a, i) => colours.slice(0, i).map(b => apart(see(a), see(b)))),
  );
  return Math.min(...distances);
}

const marks: TokenName[] = [
  'neutral-indicator',
  'info-indicator',
  'success-indicator',
  'warning-indicator',
  'danger-indicator',
];
const series = [1, 2, 3, 4, 5, 6].map(n => `chart-${n}` as TokenName);

describe.each([...Object.values(brands), ...stressBrands].map(brand => [brand.name, brand] as const))(
  '%s',
  (_, brand) => {
    const { tokens } = createTheme(brand);
    it.each(['light', 'dark'] as const)('tells statuses apart without colour vision: %s', mode => {
      expect(smallestDistance(marks.map(name => tokens[mode][name]))).toBeGreaterThanOrEqual(0.085);
    });
    it.each(['light', 'dark'] as const)('tells data series apart without colour vision: %s', mode => {
      expect(smallestDistance(series.map(name => tokens[mode][name]))).toBeGreaterThanOrEqual(0.12);
    });
  },
);
