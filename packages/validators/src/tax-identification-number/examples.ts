import type { Example, InvalidExample } from '../testing/examples.ts';
import type { TaxIdentificationNumberOptions } from './tax-identification-number.ts';

export const valid: readonly Example<TaxIdentificationNumberOptions>[] = [
  { value: '123456789B01', note: 'capitals and digits' },
  { value: '123-45-6789', options: { country: 'US' }, note: 'as it is printed in the United States' },
  { value: '1234.56.782', options: { country: 'NL' }, note: 'Dutch: passes the eleven-test' },
  { value: '85.07.30-033.28', options: { country: 'BE' }, note: 'Belgian person' },
  { value: '0403.227.515', options: { country: 'BE', party: 'LE' }, note: 'Belgian company' },
  { value: '36 574 261 809', options: { country: 'DE' }, note: 'German person' },
  {
    value: '181/815/08155',
    options: { country: 'DE', party: 'LE' },
    note: 'German company: characters only',
  },
  { value: '30 23 217 600 053', options: { country: 'FR' }, note: 'French person' },
];

export const invalid: readonly InvalidExample<TaxIdentificationNumberOptions>[] = [
  { value: '', note: 'nothing', violation: { code: 'required' } },
  { value: 'АВС', note: 'Cyrillic look-alikes', violation: { code: 'taxIdentificationNumber' } },
  {
    value: 'ß123',
    note: 'a letter whose capital would be SS',
    violation: { code: 'taxIdentificationNumber' },
  },
  {
    value: '123456789',
    options: { country: 'NL' },
    note: 'Dutch: fails the eleven-test',
    violation: { code: 'bsn' },
  },
  {
    value: '85073003329',
    options: { country: 'BE' },
    note: 'Belgian: wrong check digits',
    violation: { code: 'belgianNationalNumber' },
  },
  {
    value: '36574261890',
    options: { country: 'DE' },
    note: 'German: wrong check digit',
    violation: { code: 'germanTaxNumber' },
  },
  {
    value: '0701987765432',
    options: { country: 'FR' },
    note: 'French: wrong check digits',
    violation: { code: 'frenchTaxNumber' },
  },
];
