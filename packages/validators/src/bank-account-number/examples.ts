import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: '12-3456.7890', note: 'as it is printed' },
  { value: 'ab 12', note: 'small letters' },
];

export const invalid: readonly InvalidExample[] = [
  { value: '', note: 'nothing', violation: { code: 'required' } },
  { value: '1234_5678', note: 'an underscore', violation: { code: 'bankAccountNumber' } },
  { value: '１２３', note: 'full-width digits', violation: { code: 'bankAccountNumber' } },
];
