import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: '1234 AB', note: 'as printed' },
  { value: '2611ET', note: 'without the space' },
  { value: ' 9711\u00a0lm ', note: 'small letters and other blanks' },
];

export const invalid: readonly InvalidExample[] = [
  { value: '', note: 'nothing', violation: { code: 'required' } },
  { value: '0123 AB', note: 'a zero in front', violation: { code: 'postcode' } },
  {
    value: '2611 SS',
    note: 'letters that are not given out',
    source: 'python-stdnum',
    violation: { code: 'postcode' },
  },
  { value: '1234 ÄB', note: 'an umlaut', violation: { code: 'postcode' } },
  { value: '1000', note: 'a Belgian postcode', violation: { code: 'postcode' } },
];
