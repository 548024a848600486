import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: 'jan@voorbeeld.nl', note: 'a plain address' },
  { value: ' jan@voorbeeld.nl\t', note: 'blanks that came along when it was copied' },
  { value: 'JAN@VOORBEELD.NL', note: 'capitals' },
  {
    value: "andy.o'reilly@data-workshop.com",
    note: 'apostrophe and dash',
    source: 'apache/commons-validator',
  },
  { value: 'test123+ext@gmail.com', note: 'plus address', source: 'validator.js' },
  {
    value: 'someone@xn--d1abbgf6aiiy.xn--p1ai',
    note: 'internationalised domain, encoded',
    source: 'apache/commons-validator',
  },
  { value: `${'a'.repeat(64)}@voorbeeld.nl`, note: 'the longest first part' },
];

export const invalid: readonly InvalidExample[] = [
  { value: '', note: 'nothing', violation: { code: 'required' } },
  { value: 'jan', note: 'no at sign', violation: { code: 'email' } },
  { value: '@voorbeeld.nl', note: 'nothing before the at sign', violation: { code: 'email' } },
  {
    value: 'jan@voorbeeld',
    note: 'no top-level domain: browsers accept it, no mail arrives',
    violation: { code: 'email' },
  },
  { value: 'jan..de.vries@voorbeeld.nl', note: 'two dots in a row', violation: { code: 'email' } },
  {
    value: 'Jan <jan@voorbeeld.nl>',
    note: 'with a display name',
    source: 'validator.js',
    violation: { code: 'email' },
  },
  { value: 'jan@voorbeeld.nl, piet@voorbeeld.nl', note: 'two addresses', violation: { code: 'email' } },
  { value: 'jan@voorbeeld.nl\n', note: 'a line break', source: 'isemail', violation: { code: 'email' } },
  { value: 'jan\u200b@voorbeeld.nl', note: 'a zero-width space inside', violation: { code: 'email' } },
  { value: 'jan@-voorbeeld.nl', note: 'a dash in front of a label', violation: { code: 'email' } },
  {
    value: '"jan"@voorbeeld.nl',
    note: 'a quoted name: legal, and nobody has one',
    source: 'isemail',
    violation: { code: 'email' },
  },
  { value: 'jan@müller.de', note: 'internationalised domain, not encoded', violation: { code: 'email' } },
  { value: 7, note: 'a number', violation: { code: 'email' } },
];
