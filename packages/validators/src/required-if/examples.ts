import type { Example, InvalidExample } from '../testing/examples.ts';
import type { RequiredIfOptions } from './required-if.ts';

const options = { when: true };

export const valid: readonly Example<RequiredIfOptions>[] = [
  { value: '', options: { when: false }, note: 'nothing, and the flag is off' },
  { value: 'minister', options, note: 'filled in' },
];

export const invalid: readonly InvalidExample<RequiredIfOptions>[] = [
  { value: ' ', options, note: 'nothing, and the flag is on', violation: { code: 'required' } },
];
