import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { chamberOfCommerceNumber } from './chamber-of-commerce-number.ts';

describeRule(chamberOfCommerceNumber, examples);

it.each(vectors<string, { valid: boolean | null; canonical?: string }>('kvk'))(
  'judges as its source: $note',
  ({ input, expected }) => {
    expect(chamberOfCommerceNumber(input) === undefined).toBe(expected.valid);
  },
);
