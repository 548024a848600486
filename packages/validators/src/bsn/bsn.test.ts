import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { bsn, normalizeBsn } from './bsn.ts';

describeRule(bsn, examples);

it.each(vectors<string, { valid: boolean | null; canonical?: string }>('bsn_rsin'))(
  'judges as its source: $note',
  ({ input, expected }) => {
    expect(bsn(input) === undefined).toBe(expected.valid);
    if (expected.canonical !== undefined) expect(normalizeBsn(input)).toBe(expected.canonical);
  },
);
