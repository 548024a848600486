import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { belgianEnterpriseNumber, normalizeBelgianEnterpriseNumber } from './belgian-enterprise-number.ts';

describeRule(belgianEnterpriseNumber, examples);

interface Input {
  readonly kind: string;
  readonly value: string;
}
interface Expected {
  readonly valid: boolean;
  readonly canonical?: string;
}

const enterprise = vectors<Input, Expected>('belgian_ids').filter(({ input }) => input.kind === 'enterprise');

it.each(enterprise)('judges as its source: $input.value $note', ({ input, expected }) => {
  expect(belgianEnterpriseNumber(input.value) === undefined).toBe(expected.valid);
  if (expected.canonical !== undefined)
    expect(normalizeBelgianEnterpriseNumber(input.value)).toBe(expected.canonical);
});
