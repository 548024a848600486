import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: '111222333', note: 'a textbook number' },
  { value: '123456782', note: 'a textbook number' },
  { value: '1234.56.782', note: 'with dots' },
  { value: '9999 69 882', note: 'of the range for test persons, with blanks' },
  { value: '73919883', note: 'eight digits: a spreadsheet has lost the zero' },
];

export const invalid: readonly InvalidExample[] = [
  { value: '', note: 'nothing', violation: { code: 'required' } },
  { value: '123456789', note: 'fails the eleven-test', violation: { code: 'bsn' } },
  { value: '213456782', note: 'the first two digits swapped', violation: { code: 'bsn' } },
  {
    value: '430663323',
    note: 'passes the test of old bank accounts, whose last weight is +1',
    violation: { code: 'bsn' },
  },
  {
    value: '000000000',
    note: 'nine zeros, which validator.js and stdnum accept',
    violation: { code: 'bsn' },
  },
  { value: '1234567', note: 'seven digits', violation: { code: 'bsn' } },
  { value: '17 455-94/34', note: 'a slash', source: 'validator.js', violation: { code: 'bsn' } },
];
