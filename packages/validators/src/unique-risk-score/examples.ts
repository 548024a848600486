import type { Example, InvalidExample } from '../testing/examples.ts';
import type { RowsOptions } from '../rows.ts';

const options = { key: 'riskScore' };

export const valid: readonly Example<RowsOptions>[] = [
  { value: [1, 2, 3], note: 'all different' },
  { value: [null, '', undefined], note: 'empty rows equal nothing' },
  { value: [{ riskScore: 1 }, { riskScore: 2 }], options, note: 'rows with a score' },
];

export const invalid: readonly InvalidExample<RowsOptions>[] = [
  {
    value: [1, 2, 2],
    note: 'two the same: both are marked',
    violation: { code: 'uniqueRiskScore', params: { rows: [1, 2] } },
  },
  {
    value: [1, '1.0'],
    note: 'a number and a text that says the same',
    violation: { code: 'uniqueRiskScore', params: { rows: [0, 1] } },
  },
  {
    value: [{ riskScore: 3 }, { riskScore: 1 }, { riskScore: 3 }],
    options,
    note: 'rows with a score',
    violation: { code: 'uniqueRiskScore', params: { rows: [0, 2], key: 'riskScore' } },
  },
];
