import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: '30 23 217 600 053', note: 'as printed', source: 'OECD' },
  { value: '0701987765493', note: 'a zero in front', source: 'python-stdnum' },
];

export const invalid: readonly InvalidExample[] = [
  { value: '', note: 'nothing', violation: { code: 'required' } },
  {
    value: '0701987765432',
    note: 'wrong check digits',
    source: 'python-stdnum',
    violation: { code: 'frenchTaxNumber' },
  },
  { value: '4023217600053', note: 'begins with 4', violation: { code: 'frenchTaxNumber' } },
  { value: '0000000000000', note: 'zeros', violation: { code: 'frenchTaxNumber' } },
];
