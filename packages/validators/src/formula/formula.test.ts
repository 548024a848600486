import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { formula } from './formula.ts';

describeRule(formula, examples);

it.each(
  vectors<unknown, { structure: boolean }>('formulas').filter(({ input }) => typeof input === 'string'),
)('judges as its source: $note', ({ input, expected }) => {
  expect(formula(input) === undefined).toBe(expected.structure);
});
