import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: '', note: 'nothing' },
  { value: 'de', note: 'two letters' },
];

export const invalid: readonly InvalidExample[] = [
  { value: 'F', note: 'one letter', violation: { code: 'minlength', params: { min: 2 } } },
  { value: 'c'.repeat(100), note: '100 letters', violation: { code: 'maxlength', params: { max: 99 } } },
];
