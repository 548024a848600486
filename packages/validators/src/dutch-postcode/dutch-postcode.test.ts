import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { dutchPostcode, normalizePostcode } from './dutch-postcode.ts';

describeRule(dutchPostcode, examples);

it.each(vectors<string, { normalised: boolean | null; canonical?: string }>('postcodes_nl'))(
  'judges as its source: $note',
  ({ input, expected }) => {
    expect(dutchPostcode(input) === undefined).toBe(expected.normalised);
    if (expected.canonical !== undefined) expect(normalizePostcode(input)).toBe(expected.canonical);
  },
);
