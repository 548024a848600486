import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: 'contract (2).pdf', note: 'letters, a digit, a space, parentheses' },
  { value: 'contrat été.pdf', note: 'accents' },
  { value: 'Überweisung.pdf', note: 'an umlaut' },
  { value: '契約書.pdf', note: 'another script' },
];

export const invalid: readonly InvalidExample[] = [
  { value: '', note: 'nothing', violation: { code: 'required' } },
  { value: 'con:tract.pdf', note: 'a character that Windows keeps', violation: { code: 'fileName' } },
  { value: '../contract.pdf', note: 'a path', violation: { code: 'fileName' } },
  { value: '..', note: 'the folder above', violation: { code: 'fileName' } },
  { value: 'contract.pdf\u0000.exe', note: 'a NUL', violation: { code: 'fileName' } },
  { value: 'contract\u202efdp.exe', note: 'reads contractexe.pdf', violation: { code: 'fileName' } },
  { value: 'AUX.csv', note: 'a device of Windows', violation: { code: 'fileName' } },
  { value: `${'a'.repeat(252)}.pdf`, note: '256 characters', violation: { code: 'fileName' } },
];
