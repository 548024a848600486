import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import * as entry from './index.ts';
import { violationsOf } from './rule.ts';
import { everyRule } from './testing/every-rule.ts';

beforeAll(entry.loadPhoneMetadata);

/** U+212A and U+017F: what the pattern flags `iu`, `toLowerCase` and `toUpperCase` take for a k and an s. */
const lookAlikes: Readonly<Record<string, string>> = { k: '\u212a', s: '\u017f' };
const holdsOne = (text: string) => /[\u212a\u017f]/.test(text);

/** Rules whose values are made of ASCII: codes, numbers, dates, addresses of the internet. */
const ofAscii = [
  'alphanumeric',
  'alphanumericWithSpaces',
  'bankAccountNumber',
  'belgianEnterpriseNumber',
  'belgianNationalNumber',
  'bsn',
  'chamberOfCommerceNumber',
  'companyNumber',
  'countryFromList',
  'dateOfBirth',
  'dutchPostcode',
  'dutchVatNumber',
  'email',
  'frenchCompanyNumber',
  'frenchTaxNumber',
  'germanTaxNumber',
  'iban',
  'integer',
  'landOrMobilePhone',
  'lei',
  'mobilePhone',
  'optionalDate',
  'percent',
  'taxIdentificationNumber',
  'taxIdentificationNumberOfGermany',
  'url',
  'urlOptionalScheme',
] as const;

/** Good values of one rule or another. */
const codes = [
  '1017 KS',
  'KS12',
  'SK',
  'stocks@desk.example',
  'https://desk.example',
  'HTTPS://desk.kiosk',
  'desk.kiosk',
  'desk.xn--jxalpdlp',
  'SK3112000000198742637541',
  'MU17BOMM0101101030300200000MUR',
  'KW81CBKU0000000000001234560101',
  '529900T8BM49AURSDO55',
];

/** Each with one of its letters, at any place, replaced by what only looks like it. */
const disguised = codes.flatMap(text =>
  Array.from(text.matchAll(/[ks]/gi), ({ 0: letter, index }) =>
    [text.slice(0, index), lookAlikes[letter.toLowerCase()], text.slice(index + 1)].join(''),
  ),
);

describe.each(ofAscii)('%s', name => {
  const rule = everyRule[name];
  const isRejected = async (text: string) => violationsOf(await rule?.(text)).length > 0;

  it.each(disguised)('does not take %s', async text => {
    expect(await isRejected(text)).toBe(true);
  });

  it('takes nothing else that holds one of them', async () => {
    const unit = fc.constantFrom(...Array.from('kKsS\u212a\u017f09aB.:/@-+ '));
    const text = fc.string({ unit, maxLength: 24 }).filter(holdsOne);
    await fc.assert(fc.asyncProperty(text, isRejected), { numRuns: 300 });
  });
});

describe('an extension', () => {
  it.each(['scan.xl\u017f', 'scan.m\u017fg', 'scan.\u212a'])(
    'is none where a letter only looks like one: %s',
    name => {
      expect(entry.fileExtension(name)).toBe('');
      expect(entry.fileType(name)).toStrictEqual({ code: 'fileType' });
    },
  );
});

it('makes no letter of a country out of what looks like one', () => {
  const person = { country: '\u017fk', dateOfBirth: '1970-01-31', firstName: 'Jan', lastName: 'Berg' };
  expect(entry.reportIdentity(person)).not.toMatch(/^SK/);
});
