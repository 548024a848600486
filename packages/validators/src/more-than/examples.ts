import type { Example, InvalidExample } from '../testing/examples.ts';
import type { MoreThanOptions } from './more-than.ts';

const options = { bound: 0 };

export const valid: readonly Example<MoreThanOptions>[] = [
  { value: 0.0001, options, note: 'a little more' },
  { value: null, options, note: 'nothing: that is for required to say' },
];

export const invalid: readonly InvalidExample<MoreThanOptions>[] = [
  { value: 0, options, note: 'the bound itself', violation: { code: 'moreThan', params: { bound: 0 } } },
  { value: '-0.5', options, note: 'less', violation: { code: 'moreThan', params: { bound: 0 } } },
  { value: '٣', options, note: 'an Arabic-Indic digit', violation: { code: 'number' } },
];
