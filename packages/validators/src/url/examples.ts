import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: 'https://www.voorbeeld.nl/over-ons/', note: 'an address' },
  { value: ' HTTP://VOORBEELD.NL ', note: 'capitals and outer blanks' },
  { value: 'http://127.0.0.1:8080/', note: 'four numbers and a port' },
  { value: 'http://[2010:836B:4179::836B:4179]', note: 'IPv6', source: 'validator.js' },
  { value: 'https://münchen.de', note: 'internationalised' },
  { value: 'https://xn--mnchen-3ya.de', note: 'internationalised, encoded' },
  { value: 'http://example.com//_test', note: 'two slashes in the path', source: 'apache/commons-validator' },
];

export const invalid: readonly InvalidExample[] = [
  { value: '', note: 'nothing', violation: { code: 'required' } },
  { value: 'www.voorbeeld.nl', note: 'no scheme', violation: { code: 'url' } },
  { value: 'ftp://voorbeeld.nl', note: 'another scheme', violation: { code: 'url' } },
  { value: 'https:voorbeeld.nl', note: 'no slashes: a parser adds them', violation: { code: 'url' } },
  { value: 'javascript:alert(1)//http://voorbeeld.nl', note: 'script', violation: { code: 'url' } },
  { value: 'https://voorbeeld.nl/a b', note: 'a blank inside', violation: { code: 'url' } },
  { value: 'https://voorbeeld.nl:100000/', note: 'a port above 65535', violation: { code: 'url' } },
  {
    value: 'http://a.b.c.xn--pokxncvks',
    note: 'an encoded label that no name may have',
    source: 'WHATWG',
    violation: { code: 'url' },
  },
  {
    value: `http://${'a.'.repeat(30)}!`,
    note: 'what makes other checks hang',
    source: 'yup 2244',
    violation: { code: 'url' },
  },
];
