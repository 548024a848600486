import type { Example, InvalidExample } from '../testing/examples.ts';
import type { CompanyNumberOptions } from './company-number.ts';

export const valid: readonly Example<CompanyNumberOptions>[] = [
  { value: '53266319', note: 'Dutch where no country is known' },
  { value: '0403.227.515', note: 'Belgian', options: { country: 'BE' } },
  { value: 'HRB 84954', note: 'German', options: { country: 'DE' } },
  { value: '552 008 443', note: 'French', options: { country: 'FR' } },
  { value: 'CHE-123.456.788', note: 'of another country: any text', options: { country: 'CH' } },
];

export const invalid: readonly InvalidExample<CompanyNumberOptions>[] = [
  { value: '', note: 'nothing', violation: { code: 'required' } },
  { value: 'HRB 84954', note: 'German, in the Netherlands', violation: { code: 'chamberOfCommerceNumber' } },
  {
    value: '53266319',
    note: 'Dutch, in Germany',
    options: { country: 'DE' },
    violation: { code: 'germanRegisterNumber' },
  },
  {
    value: '53266319',
    note: 'Dutch, in Belgium',
    options: { country: 'BE' },
    violation: { code: 'belgianEnterpriseNumber' },
  },
  {
    value: '53266319',
    note: 'Dutch, in France',
    options: { country: 'FR' },
    violation: { code: 'frenchCompanyNumber' },
  },
];
