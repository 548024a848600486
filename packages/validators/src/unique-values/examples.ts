import type { Example, InvalidExample } from '../testing/examples.ts';
import type { RowsOptions } from '../rows.ts';

const options = { key: 'name' };

export const valid: readonly Example<RowsOptions>[] = [
  { value: ['a', 'A'], note: 'another case is another value' },
  { value: ['', ' '], note: 'empty rows equal nothing' },
];

export const invalid: readonly InvalidExample<RowsOptions>[] = [
  {
    value: ['a', 'b', ' a '],
    note: 'the same but for blanks',
    violation: { code: 'uniqueValues', params: { rows: [0, 2] } },
  },
  {
    value: [{ name: 'a' }, { name: 'a' }],
    options,
    note: 'rows with a name',
    violation: { code: 'uniqueValues', params: { rows: [0, 1], key: 'name' } },
  },
];
