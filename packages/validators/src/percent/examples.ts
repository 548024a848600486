import type { Example, InvalidExample } from '../testing/examples.ts';
import type { PercentOptions } from './percent.ts';

const options = { moreThan: 0 };

export const valid: readonly Example<PercentOptions>[] = [
  { value: '100', note: 'all of it' },
  { value: 0, note: 'none of it' },
  { value: '100.00004', note: 'too little above to be seen with four decimals' },
  { value: '0.0001', options, note: 'the least above nothing' },
];

export const invalid: readonly InvalidExample<PercentOptions>[] = [
  { value: '100.0001', note: 'above', violation: { code: 'atMost', params: { bound: 100 } } },
  { value: '-1', note: 'below', violation: { code: 'moreThanOrEqual', params: { bound: 0 } } },
  {
    value: '0.00004',
    options,
    note: 'nothing, with four decimals',
    violation: { code: 'moreThan', params: { bound: 0 } },
  },
  { value: '50%', note: 'a percent sign', violation: { code: 'number' } },
];
