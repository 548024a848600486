import type { Example, InvalidExample } from '../testing/examples.ts';
import type { BelgianNationalNumberOptions } from './belgian-national-number.ts';

export const valid: readonly Example<BelgianNationalNumberOptions>[] = [
  { value: '85.07.30-033.28', note: 'as printed on the card', source: 'python-stdnum' },
  { value: '04020590839', note: 'born in 2004: a 2 stands in front when it is checked' },
  { value: '00000100166', note: 'date of birth unknown', source: 'python-stdnum' },
  { value: '75.26.08-980.52', note: 'BIS: the month is raised by 20', source: 'python-stdnum' },
  { value: '00400100155', note: 'BIS with unknown date: the month is raised by 40', source: 'python-stdnum' },
];

export const invalid: readonly InvalidExample<BelgianNationalNumberOptions>[] = [
  { value: '', note: 'nothing', violation: { code: 'required' } },
  { value: '85.07.30-033.29', note: 'wrong check digits', violation: { code: 'belgianNationalNumber' } },
  { value: '8507300332A', note: 'a letter', violation: { code: 'belgianNationalNumber' } },
  { value: '8507300332', note: 'ten digits', violation: { code: 'belgianNationalNumber' } },
  {
    value: '04020590839',
    options: { year: 2003 },
    note: 'born next year',
    violation: { code: 'belgianNationalNumber' },
  },
];
