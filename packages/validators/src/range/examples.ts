import type { Example, InvalidExample } from '../testing/examples.ts';
import type { RangeOptions } from './range.ts';

const options = { min: 40, max: 100 };

export const valid: readonly Example<RangeOptions>[] = [
  { value: 40, options, note: 'the lower end' },
  { value: '100', options, note: 'the upper end' },
  { value: '', options, note: 'nothing: that is for required to say' },
];

export const invalid: readonly InvalidExample<RangeOptions>[] = [
  { value: 39.5, options, note: 'below', violation: { code: 'range', params: { min: 40, max: 100 } } },
  { value: '100.5', options, note: 'above', violation: { code: 'range', params: { min: 40, max: 100 } } },
  { value: 'many', options, note: 'a word', violation: { code: 'number' } },
];
