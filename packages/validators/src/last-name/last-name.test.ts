import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { lastName } from './last-name.ts';

describeRule(lastName, examples);

it.each(
  vectors<{ lastName?: string }, { lastNameOk: boolean | null }>('names').filter(
    ({ input, expected }) => input.lastName !== undefined && expected.lastNameOk !== null,
  ),
)('judges as its source: $note', ({ input, expected }) => {
  expect(lastName(input.lastName) === undefined).toBe(expected.lastNameOk);
});
