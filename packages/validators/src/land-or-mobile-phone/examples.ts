import type { PhoneOptions } from '../phone/phone.ts';
import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example<PhoneOptions>[] = [
  { value: '', note: 'nothing' },
  { value: '06 12345678', note: 'a mobile number' },
  { value: '020 123 4567', note: 'a fixed line' },
  { value: '085 123 4567', note: 'internet telephony' },
  { value: '14 030', note: 'a town hall', source: 'libphonenumber' },
  {
    value: '078 10 23 45',
    options: { defaultCountry: 'BE' },
    note: 'a Belgian company number',
    source: 'libphonenumber',
  },
];

export const invalid: readonly InvalidExample<PhoneOptions>[] = [
  { value: '112', note: 'three characters', violation: { code: 'landOrMobilePhone' } },
  { value: '0800 1234', note: 'a free number', violation: { code: 'landOrMobilePhone' } },
  { value: '066-2345678', note: 'a pager', violation: { code: 'landOrMobilePhone' } },
  { value: '012345678', note: 'no such number', violation: { code: 'landOrMobilePhone' } },
];
