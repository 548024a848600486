import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: 'jans', note: 'four characters' },
  { value: 'j.de.vries@voorbeeld.nl', note: 'an address as a user name' },
  { value: 'a'.repeat(99), note: '99 characters' },
];

export const invalid: readonly InvalidExample[] = [
  { value: '', note: 'nothing', violation: { code: 'required' } },
  { value: '    ', note: 'four blanks', violation: { code: 'required' } },
  { value: 'jan', note: 'three characters', violation: { code: 'minlength', params: { min: 4 } } },
  { value: 'a'.repeat(100), note: '100 characters', violation: { code: 'maxlength', params: { max: 99 } } },
];
