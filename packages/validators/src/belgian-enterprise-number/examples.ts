import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: '0403.227.515', note: 'as printed' },
  { value: 'BE 428759497', note: 'a VAT number from before the zero', source: 'python-stdnum' },
];

export const invalid: readonly InvalidExample[] = [
  { value: '', note: 'nothing', violation: { code: 'required' } },
  {
    value: 'BE431150351',
    note: 'wrong check digits',
    source: 'python-stdnum',
    violation: { code: 'belgianEnterpriseNumber' },
  },
  { value: '2403019261', note: 'begins with 2', violation: { code: 'belgianEnterpriseNumber' } },
  {
    value: 'BE0000000000',
    note: 'zeros',
    source: 'python-stdnum',
    violation: { code: 'belgianEnterpriseNumber' },
  },
];
