import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: 5, note: 'a number' },
  { value: '5.0', note: 'a whole number with a decimal' },
  { value: '-7', note: 'less than nothing' },
  { value: '9007199254740993', note: 'more than a float holds exactly' },
  { value: '', note: 'nothing: that is for required to say' },
];

export const invalid: readonly InvalidExample[] = [
  { value: '5.5', note: 'a half', violation: { code: 'integer' } },
  { value: '5-', note: 'a minus behind', violation: { code: 'integer' } },
  { value: '0x10', note: 'hexadecimal', violation: { code: 'integer' } },
  { value: '1,000', note: 'a comma', violation: { code: 'integer' } },
];
