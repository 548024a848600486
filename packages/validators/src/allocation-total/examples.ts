import type { Example, InvalidExample } from '../testing/examples.ts';
import type { RowsOptions } from '../rows.ts';

const options = { key: 'share' };

export const valid: readonly Example<RowsOptions>[] = [
  { value: ['0.1', '0.2', '99.7'], note: 'tenths' },
  { value: [{ share: '100' }], options, note: 'all in one row' },
];

export const invalid: readonly InvalidExample<RowsOptions>[] = [
  {
    value: ['8.69', '17.69', '13.94', '4.70', '38.60', '16.39'],
    note: 'a cent too much',
    violation: { code: 'allocationTotal', params: { total: '100.01' } },
  },
  { value: 'all', note: 'no list', violation: { code: 'allocationTotal', params: { total: '0' } } },
];
