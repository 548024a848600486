import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: 'HRB 84954', note: 'register and number' },
  { value: 'hrb84954', note: 'without a blank, in small letters' },
  { value: 'HRB 84954, Amtsgericht München', note: 'with its court' },
  { value: 'Amtsgericht Charlottenburg HRB 11111 B', note: 'court first, with the letter of Berlin' },
  { value: 'HRA 11223 Aachen', note: 'the court without a comma', source: 'python-stdnum' },
  { value: 'GnR 41', note: 'a cooperative' },
];

export const invalid: readonly InvalidExample[] = [
  { value: '', note: 'nothing', violation: { code: 'required' } },
  { value: '84954', note: 'no register', violation: { code: 'germanRegisterNumber' } },
  { value: 'HRC 84954', note: 'no such register', violation: { code: 'germanRegisterNumber' } },
  { value: 'HRB', note: 'no number', violation: { code: 'germanRegisterNumber' } },
  { value: 'HRB 12345678', note: 'eight digits', violation: { code: 'germanRegisterNumber' } },
  {
    value: 'Aachen HRA 11223 Berlin',
    note: 'two courts',
    violation: { code: 'germanRegisterNumber' },
  },
];
