import type { Example, InvalidExample } from '../testing/examples.ts';
import type { CountryFromListOptions } from './country-from-list.ts';

const options = { countries: ['NL', 'BE'] };

export const valid: readonly Example<CountryFromListOptions>[] = [
  { value: 'NL', note: 'the Netherlands' },
  { value: ' be', note: 'small letters and blanks' },
  { value: 'BE', options, note: 'of a shorter list' },
];

export const invalid: readonly InvalidExample<CountryFromListOptions>[] = [
  { value: '', note: 'nothing', violation: { code: 'required' } },
  { value: 'UK', note: 'reserved: the code is GB', violation: { code: 'country' } },
  { value: 'AN', note: 'withdrawn in 2010', violation: { code: 'country' } },
  { value: 'Nederland', note: 'a name', violation: { code: 'country' } },
  { value: 'DE', options, note: 'not of the shorter list', violation: { code: 'country' } },
];
