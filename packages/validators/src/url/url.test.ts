import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { url } from './url.ts';

describeRule(url, examples);

/** A case may be disputed for one variant of the rule only. */
const urls = vectors<string, { schemeRequired: boolean | null }>('urls').filter(
  ({ expected }) => expected.schemeRequired !== null,
);

it.each(urls)('judges as its source: $note', ({ input, expected }) => {
  expect(url(input) === undefined).toBe(expected.schemeRequired);
});
