import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { allRowsFilled } from './all-rows-filled.ts';

describeRule(allRowsFilled, examples);

it.each(
  vectors<{ rows?: unknown }, { errors: readonly string[] }>('formulas').filter(({ input }) => input.rows),
)('judges as its source: $note', ({ input, expected }) => {
  expect(allRowsFilled(input.rows) === undefined).toBe(expected.errors.length === 0);
});
