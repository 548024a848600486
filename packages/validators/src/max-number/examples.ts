import type { Example, InvalidExample } from '../testing/examples.ts';
import type { MaxNumberOptions } from './max-number.ts';

const options = { max: 60 };

export const valid: readonly Example<MaxNumberOptions>[] = [
  { value: 60, options, note: 'the maximum itself' },
  { value: '-1', options, note: 'less than nothing' },
];

export const invalid: readonly InvalidExample<MaxNumberOptions>[] = [
  { value: '60.01', options, note: 'above', violation: { code: 'maxNumber', params: { max: 60 } } },
  { value: '1,000', options, note: 'a comma', violation: { code: 'number' } },
];
