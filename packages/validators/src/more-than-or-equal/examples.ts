import type { Example, InvalidExample } from '../testing/examples.ts';
import type { MoreThanOrEqualOptions } from './more-than-or-equal.ts';

const options = { bound: 25 };

export const valid: readonly Example<MoreThanOrEqualOptions>[] = [
  { value: '25.0000', options, note: 'the bound itself' },
  { value: 100, options, note: 'more' },
];

export const invalid: readonly InvalidExample<MoreThanOrEqualOptions>[] = [
  {
    value: '24.9999',
    options,
    note: 'a little less',
    violation: { code: 'moreThanOrEqual', params: { bound: 25 } },
  },
];
