import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: 'NL999998948B03', note: 'of an organisation' },
  { value: '000099998.B57', note: 'of a sole trader since 2020, without NL' },
];

export const invalid: readonly InvalidExample[] = [
  { value: '', note: 'nothing', violation: { code: 'required' } },
  { value: 'NL622770580B10', note: 'passes neither check', violation: { code: 'dutchVatNumber' } },
  { value: 'NL004495445B1', note: 'one digit at the end', violation: { code: 'dutchVatNumber' } },
];
