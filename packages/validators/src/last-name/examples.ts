import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: '김', note: 'one character' },
  { value: "van 't Hof", note: 'a prefix and an apostrophe' },
  { value: 'Null', note: 'a word that is a name too' },
];

export const invalid: readonly InvalidExample[] = [
  { value: ' ', note: 'nothing', violation: { code: 'required' } },
  { value: 'b'.repeat(100), note: '100 letters', violation: { code: 'maxlength', params: { max: 99 } } },
];
