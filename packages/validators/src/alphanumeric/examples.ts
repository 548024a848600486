import type { Example, InvalidExample } from '../testing/examples.ts';
import type { AlphanumericOptions } from './alphanumeric.ts';

const options = { spaces: true };

export const valid: readonly Example<AlphanumericOptions>[] = [
  { value: 'AB12', note: 'capitals and digits' },
  { value: ' ab12 ', note: 'small letters and outer blanks: both go when it is stored' },
  { value: 'AB 12', options, note: 'a space where spaces are allowed' },
];

export const invalid: readonly InvalidExample<AlphanumericOptions>[] = [
  { value: '', note: 'nothing', violation: { code: 'required' } },
  { value: 'AB 12', note: 'a space', violation: { code: 'alphanumeric' } },
  { value: 'ABC-123', options, note: 'a dash', violation: { code: 'alphanumeric' } },
  { value: 'ß', note: 'a letter whose capital would be SS', violation: { code: 'alphanumeric' } },
  { value: 'ſ', note: 'the long s, which some patterns take for an s', violation: { code: 'alphanumeric' } },
  { value: 'АВС', note: 'Cyrillic look-alikes', violation: { code: 'alphanumeric' } },
  { value: 'AB\tC', options, note: 'a tab', violation: { code: 'alphanumeric' } },
];
