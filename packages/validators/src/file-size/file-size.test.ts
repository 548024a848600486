import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { fileSize } from './file-size.ts';

describeRule(fileSize, examples);

it.each(
  vectors<{ fileSize?: number }, { ok: boolean }>('numbers').filter(
    ({ input }) => input.fileSize !== undefined,
  ),
)('judges as its source: $note', ({ input, expected }) => {
  expect(fileSize(input.fileSize) === undefined).toBe(expected.ok);
});
