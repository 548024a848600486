import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { integer } from './integer.ts';

describeRule(integer, examples);

it.each(
  vectors<{ integer?: string }, { ok: boolean }>('numbers').filter(
    ({ input }) => input.integer !== undefined,
  ),
)('judges as its source: $input.integer', ({ input, expected }) => {
  expect(integer(input.integer) === undefined).toBe(expected.ok);
});
