import type { Example, InvalidExample } from '../testing/examples.ts';
import type { MinLengthOptions } from './min-length.ts';

const options = { min: 4 };

export const valid: readonly Example<MinLengthOptions>[] = [
  { value: 'abcd', options, note: 'exactly four' },
  { value: '', options, note: 'nothing: that is for required to say' },
  { value: '𝒳𝒳𝒳𝒳', options, note: 'four characters of two units each' },
];

export const invalid: readonly InvalidExample<MinLengthOptions>[] = [
  { value: 'abc', options, note: 'three', violation: { code: 'minlength', params: { min: 4 } } },
  {
    value: ' abc ',
    options,
    note: 'outer blanks do not count',
    violation: { code: 'minlength', params: { min: 4 } },
  },
  {
    value: '𝒳𝒳',
    options,
    note: 'two characters, though four units',
    violation: { code: 'minlength', params: { min: 4 } },
  },
  { value: {}, options, note: 'no text', violation: { code: 'minlength', params: { min: 4 } } },
];
