import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: '552 008 443', note: 'a SIREN as printed', source: 'python-stdnum' },
  { value: '732 829 320 00074', note: 'a SIRET as printed', source: 'python-stdnum' },
  { value: '35600000000048', note: 'the seat of La Poste, by Luhn', source: 'python-stdnum' },
  { value: '35600000049837', note: 'an office of La Poste, a multiple of five', source: 'own' },
];

export const invalid: readonly InvalidExample[] = [
  { value: '', note: 'nothing', violation: { code: 'required' } },
  { value: '552008442', note: 'wrong check digit', violation: { code: 'frenchCompanyNumber' } },
  {
    value: '73282932000079',
    note: 'wrong check digit of the establishment',
    source: 'python-stdnum',
    violation: { code: 'frenchCompanyNumber' },
  },
  {
    value: '55200844300017',
    note: 'right company, wrong establishment',
    violation: { code: 'frenchCompanyNumber' },
  },
  { value: '000000000', note: 'zeros', violation: { code: 'frenchCompanyNumber' } },
  { value: '4126830', note: 'too short', violation: { code: 'frenchCompanyNumber' } },
];
