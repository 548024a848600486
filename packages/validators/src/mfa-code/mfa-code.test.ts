import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { mfaCode, mfaCodeFrom } from './mfa-code.ts';

describeRule(mfaCode, examples);

it.each(
  vectors<{ paste?: string }, { code: string }>('mfa_input').filter(({ input }) => input.paste !== undefined),
)('finds the code in what is pasted: $note', ({ input, expected }) => {
  expect(mfaCodeFrom(input.paste ?? '')).toBe(expected.code);
});

it('finds a code in two threes, and none in a longer number', () => {
  expect(mfaCodeFrom('Your code is 123 456.')).toBe('123456');
  expect(mfaCodeFrom('+31612345678')).toBe('');
});
