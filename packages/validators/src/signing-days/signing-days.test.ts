import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { signingDays } from './signing-days.ts';

describeRule(signingDays, examples);

it.each(
  vectors<{ expiryDays?: number }, { ok: boolean }>('numbers').filter(
    ({ input }) => input.expiryDays !== undefined,
  ),
)('judges as its source: $input', ({ input, expected }) => {
  expect(signingDays(input) === undefined).toBe(expected.ok);
});
