import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { urlOptionalScheme } from './url-optional-scheme.ts';

describeRule(urlOptionalScheme, examples);

/** A case may be disputed for one variant of the rule only. */
const urls = vectors<string, { schemeOptional: boolean | null }>('urls').filter(
  ({ expected }) => expected.schemeOptional !== null,
);

it.each(urls)('judges as its source: $note', ({ input, expected }) => {
  expect(urlOptionalScheme(input) === undefined).toBe(expected.schemeOptional);
});
