import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: '53266319', note: 'eight digits' },
  { value: '02299127', note: 'a zero in front' },
  { value: ' 5326 6319 ', note: 'blanks' },
];

export const invalid: readonly InvalidExample[] = [
  { value: '', note: 'nothing', violation: { code: 'required' } },
  {
    value: '1234567',
    note: 'seven digits: a spreadsheet has lost the zero',
    violation: { code: 'chamberOfCommerceNumber' },
  },
  { value: '123456789', note: 'nine digits: an RSIN', violation: { code: 'chamberOfCommerceNumber' } },
  {
    value: '000037178598',
    note: 'twelve digits: a branch number',
    violation: { code: 'chamberOfCommerceNumber' },
  },
  { value: '1.2345678E7', note: 'spreadsheet notation', violation: { code: 'chamberOfCommerceNumber' } },
  { value: '１２３４５６７８', note: 'full-width digits', violation: { code: 'chamberOfCommerceNumber' } },
];
