import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: 'Xi', note: 'two letters' },
  { value: '太郎', note: 'another script' },
  { value: 'Anne-Marie d’Arc', note: 'a dash, a blank, an apostrophe' },
];

export const invalid: readonly InvalidExample[] = [
  { value: '', note: 'nothing', violation: { code: 'required' } },
  { value: 'O', note: 'one letter', violation: { code: 'minlength', params: { min: 2 } } },
  { value: 'a'.repeat(100), note: '100 letters', violation: { code: 'maxlength', params: { max: 99 } } },
];
