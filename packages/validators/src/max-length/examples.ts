import type { Example, InvalidExample } from '../testing/examples.ts';
import type { MaxLengthOptions } from './max-length.ts';

const options = { max: 4 };

export const valid: readonly Example<MaxLengthOptions>[] = [
  { value: 'abcd', options, note: 'exactly four' },
  { value: ' abcd ', options, note: 'outer blanks do not count' },
  { value: '𝒳𝒳𝒳𝒳', options, note: 'four characters of two units each' },
  { value: undefined, options, note: 'nothing' },
];

export const invalid: readonly InvalidExample<MaxLengthOptions>[] = [
  { value: 'abcde', options, note: 'five', violation: { code: 'maxlength', params: { max: 4 } } },
  {
    value: '𝒳𝒳𝒳𝒳𝒳',
    options,
    note: 'five characters of two units each',
    violation: { code: 'maxlength', params: { max: 4 } },
  },
  {
    value: 'a'.repeat(9),
    options,
    note: 'more than twice as many',
    violation: { code: 'maxlength', params: { max: 4 } },
  },
  { value: {}, options, note: 'no text', violation: { code: 'maxlength', params: { max: 4 } } },
];
