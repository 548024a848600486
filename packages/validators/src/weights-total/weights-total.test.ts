import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { sumDecimals } from '../decimal/conversions.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { weightsTotal } from './weights-total.ts';

describeRule(weightsTotal, examples);

interface Input {
  readonly weights?: readonly unknown[];
}
interface Expected {
  readonly valid: boolean;
  readonly total?: string;
}

it.each(vectors<Input, Expected>('weights').filter(({ input }) => input.weights !== undefined))(
  'adds as its source: $note',
  ({ input, expected }) => {
    expect(weightsTotal(input.weights) === undefined).toBe(expected.valid);
    if (expected.total !== undefined) expect(sumDecimals(input.weights ?? [])).toBe(expected.total);
  },
);
