import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { optionalDate } from './optional-date.ts';

describeRule(optionalDate, examples);

it.each(vectors<string, { valid: boolean | null; canonical?: string }>('dates'))(
  'judges as its source: $note',
  ({ input, expected }) => {
    expect(optionalDate(input) === undefined).toBe(expected.valid);
  },
);
