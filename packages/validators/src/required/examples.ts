import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: 'Jansen', note: 'text' },
  { value: 'O', note: 'one letter' },
  { value: 0, note: 'zero' },
  { value: false, note: 'an unticked box: an answer' },
  { value: ['NL'], note: 'a list with something in it' },
];

export const invalid: readonly InvalidExample[] = [
  { value: '', note: 'empty text', violation: { code: 'required' } },
  { value: ' \t\u00a0\n', note: 'blanks only', violation: { code: 'required' } },
  { value: undefined, note: 'nothing', violation: { code: 'required' } },
  { value: null, note: 'null', violation: { code: 'required' } },
  { value: Number.NaN, note: 'an empty number field', violation: { code: 'required' } },
  { value: [], note: 'an empty list', violation: { code: 'required' } },
];
