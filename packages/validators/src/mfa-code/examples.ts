import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [{ value: '012345', note: 'six digits, a zero in front' }];

export const invalid: readonly InvalidExample[] = [
  { value: '', note: 'nothing', violation: { code: 'required' } },
  { value: '1234567', note: 'seven digits', violation: { code: 'maxlength', params: { max: 6 } } },
];
