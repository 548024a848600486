import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: 'voorbeeld.nl', note: 'a host' },
  { value: 'www.voorbeeld.nl/over-ons?x=1#y', note: 'a host and a path' },
  { value: 'voorbeeld.nl:8080', note: 'a host and a port' },
  { value: '192.168.1.10/a', note: 'four numbers' },
  { value: 'https://voorbeeld.nl', note: 'with a scheme' },
  { value: 'http.example.com', note: 'a host that begins like a scheme' },
];

export const invalid: readonly InvalidExample[] = [
  { value: '', note: 'nothing', violation: { code: 'required' } },
  { value: 'javascript:alert(1)', note: 'script', violation: { code: 'urlOptionalScheme' } },
  {
    value: 'ｊａｖａｓｃｒｉｐｔ:alert(1)',
    note: 'script in full-width letters',
    violation: { code: 'urlOptionalScheme' },
  },
  {
    value: 'java\nscript:alert(1)',
    note: 'script with a line break',
    violation: { code: 'urlOptionalScheme' },
  },
  { value: 'data:text/html,x@example.com', note: 'data', violation: { code: 'urlOptionalScheme' } },
  { value: 'tel:+31612345678', note: 'a phone number', violation: { code: 'urlOptionalScheme' } },
  { value: 'http//example.com', note: 'a scheme without colon', violation: { code: 'urlOptionalScheme' } },
  { value: '//example.com', note: 'the scheme of the page', violation: { code: 'urlOptionalScheme' } },
  { value: 'voorbeeld', note: 'no top-level domain', violation: { code: 'urlOptionalScheme' } },
];
