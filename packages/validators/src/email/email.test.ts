import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { email } from './email.ts';

describeRule(email, examples);

it.each(vectors<string, { valid: boolean | null; canonical?: string }>('emails'))(
  'judges as its source: $note',
  ({ input, expected }) => {
    expect(email(input) === undefined).toBe(expected.valid);
  },
);
