import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { lei, normalizeLei } from './lei.ts';

describeRule(lei, examples);

it.each(vectors<string, { optional: boolean | null; canonical?: string }>('lei'))(
  'judges as its source: $note',
  ({ input, expected }) => {
    expect(lei(input) === undefined).toBe(expected.optional);
    if (expected.canonical !== undefined) expect(normalizeLei(input)).toBe(expected.canonical);
  },
);
