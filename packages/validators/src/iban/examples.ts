import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: 'NL91ABNA0417164300', note: 'electronic', source: 'SWIFT R102' },
  { value: 'nl91 abna 0417 1643 00', note: 'printed, in small letters', source: 'SWIFT R102' },
  {
    value: '\u00a0BE68-5390-0754-7034\t',
    note: 'pasted with a no-break space, dashes and a tab',
    source: 'SWIFT R102',
  },
  {
    value: 'PS92PALS00000000040012345670O',
    note: 'a letter where the registry allows one',
    source: 'IbanNet',
  },
  { value: 'BI4210000100010000332045181', note: 'Burundi, in the registry since 2021', source: 'SWIFT R102' },
];

export const invalid: readonly InvalidExample[] = [
  { value: '', note: 'nothing', violation: { code: 'required' } },
  {
    value: 'NL92ABNA0417164300',
    note: 'wrong check digits',
    source: 'ibantools',
    violation: { code: 'iban' },
  },
  { value: 'NL91ABNA0471164300', note: 'two digits swapped', violation: { code: 'iban' } },
  { value: 'NL91ABNA04171643OO', note: 'letters O for zeros', violation: { code: 'iban' } },
  {
    value: 'BE00024462774449',
    note: 'check digits 00: the right remainder, and still wrong',
    violation: { code: 'iban' },
  },
  { value: 'IE95TE8270900834048660', note: 'digits where capitals are due', violation: { code: 'iban' } },
  { value: 'US42123456789012345678', note: 'a country without IBAN', violation: { code: 'iban' } },
  { value: 'FR76', note: 'a country and nothing more', violation: { code: 'iban' } },
  { value: 'NL91ABNA０４１7164300', note: 'full-width digits', violation: { code: 'iban' } },
];
