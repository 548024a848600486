import type { Example, InvalidExample } from '../testing/examples.ts';
import type { MinNumberOptions } from './min-number.ts';

const options = { min: 1 };

export const valid: readonly Example<MinNumberOptions>[] = [
  { value: 1, options, note: 'the minimum itself' },
  { value: '1.0', options, note: 'a decimal text' },
  { value: '', options, note: 'nothing: that is for required to say' },
];

export const invalid: readonly InvalidExample<MinNumberOptions>[] = [
  { value: 0, options, note: 'below', violation: { code: 'minNumber', params: { min: 1 } } },
  {
    value: '0.9999999999999999999',
    options,
    note: 'below by less than a float can tell',
    violation: { code: 'minNumber', params: { min: 1 } },
  },
  { value: 'one', options, note: 'a word', violation: { code: 'number' } },
  { value: '0x10', options, note: 'hexadecimal', violation: { code: 'number' } },
  { value: Number.POSITIVE_INFINITY, options, note: 'infinite', violation: { code: 'number' } },
];
