import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { dutchVatNumber, normalizeDutchVatNumber } from './dutch-vat-number.ts';

describeRule(dutchVatNumber, examples);

it.each(vectors<string, { valid: boolean | null; canonical?: string }>('vat_nl'))(
  'judges as its source: $note',
  ({ input, expected }) => {
    expect(dutchVatNumber(input) === undefined).toBe(expected.valid);
    if (expected.canonical !== undefined) expect(normalizeDutchVatNumber(input)).toBe(expected.canonical);
  },
);
