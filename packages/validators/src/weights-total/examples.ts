import type { Example, InvalidExample } from '../testing/examples.ts';
import type { RowsOptions } from '../rows.ts';

const options = { key: 'weight' };

export const valid: readonly Example<RowsOptions>[] = [
  { value: ['33.33', '33.33', '33.34'], note: 'thirds' },
  {
    value: ['14.29', '14.29', '14.29', '14.29', '14.29', '14.29', '14.26'],
    note: 'floats would give 99.99999999999999',
  },
  { value: [60, 40], note: 'numbers' },
  { value: [{ weight: '5' }, { weight: '95' }], options, note: 'rows with a weight' },
];

export const invalid: readonly InvalidExample<RowsOptions>[] = [
  {
    value: ['33.3333', '33.3333', '33.3333'],
    note: 'thirds cut off',
    violation: { code: 'weightsTotal', params: { total: '99.9999' } },
  },
  {
    value: ['110', '-10'],
    note: 'a negative weight makes up for another',
    violation: { code: 'weightsTotal', params: { total: '100' } },
  },
  { value: ['50', null], note: 'an empty row', violation: { code: 'weightsTotal', params: { total: '50' } } },
  {
    value: ['100', '0x0'],
    note: 'hexadecimal',
    violation: { code: 'weightsTotal', params: { total: '100' } },
  },
  { value: [], note: 'no rows', violation: { code: 'weightsTotal', params: { total: '0' } } },
];
