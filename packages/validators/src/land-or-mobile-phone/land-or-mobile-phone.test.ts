import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { loadPhoneMetadata } from '../phone/metadata.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { landOrMobilePhone } from './land-or-mobile-phone.ts';

describeRule(landOrMobilePhone, examples);

interface Input {
  readonly value: string;
  readonly default: string;
}

it.each(vectors<Input, { landOrMobileRule: boolean }>('phones'))(
  'judges as its source: $input.value $note',
  async ({ input, expected }) => {
    await loadPhoneMetadata();
    const result = landOrMobilePhone(input.value, { defaultCountry: input.default });
    expect(result === undefined).toBe(expected.landOrMobileRule);
  },
);
