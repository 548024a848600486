import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: '36 574 261 809', note: 'as printed', source: 'python-stdnum' },
  { value: '36574261809', note: 'digits only', source: 'python-stdnum' },
];

export const invalid: readonly InvalidExample[] = [
  { value: '', note: 'nothing', violation: { code: 'required' } },
  {
    value: '36574261890',
    note: 'the last two digits swapped',
    source: 'python-stdnum',
    violation: { code: 'germanTaxNumber' },
  },
  {
    value: '36554266806',
    note: 'several digits repeated',
    source: 'python-stdnum',
    violation: { code: 'germanTaxNumber' },
  },
  { value: '06574261809', note: 'a zero in front', violation: { code: 'germanTaxNumber' } },
  {
    value: '181/815/08155',
    note: 'a Steuernummer: it belongs to a tax office, not to a person',
    violation: { code: 'germanTaxNumber' },
  },
];
