import type { Example, InvalidExample } from '../testing/examples.ts';
import type { AtMostOptions } from './at-most.ts';

const options = { bound: 100 };

export const valid: readonly Example<AtMostOptions>[] = [
  { value: '100', options, note: 'the bound itself' },
  { value: 0, options, note: 'less' },
];

export const invalid: readonly InvalidExample<AtMostOptions>[] = [
  {
    value: '100.0001',
    options,
    note: 'a little more',
    violation: { code: 'atMost', params: { bound: 100 } },
  },
];
