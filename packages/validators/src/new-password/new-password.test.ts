import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { violationsOf } from '../rule.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { newPassword } from './new-password.ts';

describeRule(newPassword, examples);

interface Expected {
  readonly length: boolean;
  readonly digit: boolean;
  readonly special: boolean;
  readonly upper: boolean;
  readonly lower: boolean;
}

const passwords = vectors<unknown, Expected>('passwords').filter(({ input }) => typeof input === 'string');

it.each(passwords)('judges every demand as its source: $note', ({ input, expected }) => {
  const unmet = new Set(violationsOf(newPassword(input)).map(({ code }) => code));
  expect({
    length: !unmet.has('minlength') && !unmet.has('maxlength'),
    digit: !unmet.has('passwordNumber'),
    special: !unmet.has('passwordSpecial'),
    upper: !unmet.has('passwordUpper'),
    lower: !unmet.has('passwordLower'),
  }).toMatchObject({
    length: expected.length,
    digit: expected.digit,
    special: expected.special,
    upper: expected.upper,
    lower: expected.lower,
  });
});
