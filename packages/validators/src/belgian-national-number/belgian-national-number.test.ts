import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { belgianNationalNumber, normalizeBelgianNationalNumber } from './belgian-national-number.ts';

describeRule(belgianNationalNumber, examples);

interface Input {
  readonly kind: string;
  readonly value: string;
}
interface Expected {
  readonly checksum: boolean;
  readonly canonical?: string;
}

const national = vectors<Input, Expected>('belgian_ids').filter(({ input }) => input.kind === 'national');

it.each(national)('judges as its source: $input.value $note', ({ input, expected }) => {
  expect(belgianNationalNumber(input.value, { year: 2026 }) === undefined).toBe(expected.checksum);
  if (expected.canonical !== undefined)
    expect(normalizeBelgianNationalNumber(input.value)).toBe(expected.canonical);
});
