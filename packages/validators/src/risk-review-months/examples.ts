import type { Example, InvalidExample } from '../testing/examples.ts';
import type { RowsOptions } from '../rows.ts';

const options = { key: 'months' };
const at = (row: number) => ({ rows: [row] });

export const valid: readonly Example<RowsOptions>[] = [
  { value: [36, 24, 12, 0], note: 'what the product starts with', source: '3-decisions 4.6' },
  { value: ['60', '60', '12', '0'], note: 'the greatest, as texts' },
  { value: [1, 1, 1, 0], note: 'the least' },
  { value: ['36', '', '12', '0'], note: 'an empty row: that is for required to say' },
  {
    value: [{ months: 36 }, { months: 24 }, { months: 12 }, { months: 0 }],
    options,
    note: 'rows with months',
  },
];

export const invalid: readonly InvalidExample<RowsOptions>[] = [
  {
    value: [24, 36, 12, 0],
    note: 'more risk that is reviewed less often',
    violation: { code: 'maxNumber', params: { max: 24, ...at(1) } },
  },
  {
    value: [6, 6, 12, 0],
    note: 'high risk after medium risk',
    violation: { code: 'maxNumber', params: { max: 6, ...at(2) } },
  },
  {
    value: [36, 24, 13, 0],
    note: 'more than a year at high risk',
    source: 'AMLR art. 26(2)',
    violation: { code: 'maxNumber', params: { max: 12, ...at(2) } },
  },
  {
    value: [61, 60, 12, 0],
    note: 'more than five years: the level after it is right',
    source: 'AMLR art. 26(2)',
    violation: { code: 'maxNumber', params: { max: 60, ...at(0) } },
  },
  {
    value: [36, 24, 12, 6],
    note: 'a next review of an unacceptable risk',
    violation: { code: 'maxNumber', params: { max: 0, ...at(3) } },
  },
  {
    value: [{ months: '0' }, { months: 'two' }, { months: '12' }, { months: '0' }],
    options,
    note: 'several at once',
    violation: {
      code: 'minNumber',
      params: {
        min: 1,
        ...at(0),
        ...options,
        violations: [
          { code: 'minNumber', params: { min: 1, ...at(0), ...options } },
          { code: 'number', params: { ...at(1), ...options } },
        ],
      },
    },
  },
];
