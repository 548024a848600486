import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { firstName } from './first-name.ts';

describeRule(firstName, examples);

it.each(
  vectors<{ givenNames?: string }, { firstNameOk: boolean | null }>('names').filter(
    ({ input, expected }) => input.givenNames !== undefined && expected.firstNameOk !== null,
  ),
)('judges as its source: $note', ({ input, expected }) => {
  expect(firstName(input.givenNames) === undefined).toBe(expected.firstNameOk);
});
