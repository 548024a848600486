import type { Example, InvalidExample } from '../testing/examples.ts';
import type { OneOfOptions } from './one-of.ts';

const options = { values: ['SBI', 'NACE', 'ISIC'] };

export const valid: readonly Example<OneOfOptions>[] = [
  { value: 'NACE', options, note: 'in the list' },
  { value: '', options, note: 'nothing: that is for required to say' },
  { value: 2, options: { values: [1, 2, 3] }, note: 'a number in a list of numbers' },
];

export const invalid: readonly InvalidExample<OneOfOptions>[] = [
  { value: 'nace', options, note: 'a code in lower case is another code', violation: { code: 'oneOf' } },
  { value: 'NAICS', options, note: 'not in the list', violation: { code: 'oneOf' } },
  {
    value: '2',
    options: { values: [1, 2, 3] },
    note: 'a text in a list of numbers',
    violation: { code: 'oneOf' },
  },
];
