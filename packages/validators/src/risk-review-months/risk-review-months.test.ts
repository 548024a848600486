import { expect, it } from 'vitest';
import { riskLevel } from '../vocabularies/risk.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { riskReviewLimits } from '../limits.ts';
import { riskReviewMonths } from './risk-review-months.ts';

describeRule(riskReviewMonths, examples);

it('has limits for every level, in the order of the vocabulary', () => {
  expect(Object.keys(riskReviewLimits)).toStrictEqual(riskLevel.codes);
});
