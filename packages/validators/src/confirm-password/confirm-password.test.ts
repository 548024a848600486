import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { confirmPassword } from './confirm-password.ts';

describeRule(confirmPassword, examples);

interface Pair {
  readonly password?: string;
  readonly confirm?: string;
}

it.each(vectors<Pair, { match: boolean }>('passwords').filter(({ input }) => typeof input !== 'string'))(
  'judges as its source: $note',
  ({ input, expected }) => {
    expect(confirmPassword(input.confirm, { newPassword: input.password }) === undefined).toBe(
      expected.match,
    );
  },
);
