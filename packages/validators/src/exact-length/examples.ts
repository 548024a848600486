import type { Example, InvalidExample } from '../testing/examples.ts';
import type { ExactLengthOptions } from './exact-length.ts';

const options = { length: 2 };

export const valid: readonly Example<ExactLengthOptions>[] = [
  { value: 'NL', options, note: 'two letters' },
  { value: '𝒳𝒳', options, note: 'two characters of two units each' },
  { value: '', options, note: 'nothing: that is for required to say' },
];

export const invalid: readonly InvalidExample<ExactLengthOptions>[] = [
  { value: 'NLD', options, note: 'three letters', violation: { code: 'exactLength', params: { length: 2 } } },
  { value: ['N', 'L'], options, note: 'a list', violation: { code: 'exactLength', params: { length: 2 } } },
];
