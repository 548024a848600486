import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { alphanumeric } from './alphanumeric.ts';

describeRule(alphanumeric, examples);

interface Expected {
  readonly plain: boolean;
  readonly withSpaces: boolean;
}

it.each(vectors<string, Expected>('alphanumeric'))('judges as its source: $note', ({ input, expected }) => {
  expect(alphanumeric(input) === undefined).toBe(expected.plain);
  expect(alphanumeric(input, { spaces: true }) === undefined).toBe(expected.withSpaces);
});
