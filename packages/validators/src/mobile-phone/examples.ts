import type { PhoneOptions } from '../phone/phone.ts';
import type { Example, InvalidExample } from '../testing/examples.ts';

const source = 'libphonenumber';

export const valid: readonly Example<PhoneOptions>[] = [
  { value: '', note: 'nothing' },
  { value: '06 12345678', note: 'a Dutch number without its country' },
  { value: '0031612345678', note: 'with 00 for +' },
  { value: '+31 (0)6-12345678', note: 'as people write it' },
  { value: ' \u202a+31612345678\u202c', note: 'copied from a contact app, with marks of direction' },
  {
    value: '0485 12 34 56',
    options: { defaultCountry: 'be' },
    note: 'a Belgian number; the country in small letters',
  },
  { value: '+12015550123', note: 'American: fixed line or mobile, nobody can tell', source },
];

export const invalid: readonly InvalidExample<PhoneOptions>[] = [
  { value: '0612', note: 'four characters', violation: { code: 'mobilePhone' } },
  { value: '+316123456789', note: 'a digit too many', violation: { code: 'mobilePhone' } },
  { value: '020 1234567', note: 'a fixed line', violation: { code: 'mobilePhone' } },
  { value: '085 123 4567', note: 'internet telephony', violation: { code: 'mobilePhone' } },
  { value: '066-2345678', note: 'a pager', violation: { code: 'mobilePhone' } },
  { value: 'Bel: 06 12345678', note: 'a number inside a sentence', violation: { code: 'mobilePhone' } },
  { value: '+31\t612345678', note: 'a tab inside', violation: { code: 'mobilePhone' } },
];
