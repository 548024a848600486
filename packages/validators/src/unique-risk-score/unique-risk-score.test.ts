import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { uniqueRiskScore } from './unique-risk-score.ts';

describeRule(uniqueRiskScore, examples);

it.each(
  vectors<{ riskScores?: unknown }, { unique: boolean }>('formulas').filter(({ input }) => input.riskScores),
)('judges as its source: $note', ({ input, expected }) => {
  expect(uniqueRiskScore(input.riskScores) === undefined).toBe(expected.unique);
});
