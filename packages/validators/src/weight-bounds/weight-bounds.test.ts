import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { violationsOf } from '../rule.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { weightBounds } from './weight-bounds.ts';

describeRule(weightBounds, examples);

/** The vectors name the texts of S1 §8; the rule names their codes. */
const codes: Readonly<Record<string, string>> = {
  'The minimal weight should be less than maximal weight': 'weightMinMax',
  'The neutral weight should be less than maximal weight': 'weightNeutralMax',
  'The neutral weight should be more than minimal weight': 'weightNeutralMin',
};

const bounds = vectors<{ weights?: unknown }, { errors: readonly string[] }>('weights').filter(
  ({ input }) => !input.weights,
);

it.each(bounds)('judges as its source: $note', ({ input, expected }) => {
  expect(violationsOf(weightBounds(input)).map(({ code }) => code)).toStrictEqual(
    expected.errors.map(text => codes[text]),
  );
});
