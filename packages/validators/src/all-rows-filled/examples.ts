import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  {
    value: [
      ['a', '1'],
      ['b', 0],
    ],
    note: 'lists of cells',
  },
  { value: [{ name: 'a', weight: '1' }], note: 'objects of cells' },
  { value: ['a', 'b'], note: 'one cell a row' },
  { value: [], note: 'no rows' },
];

export const invalid: readonly InvalidExample[] = [
  {
    value: [
      ['a', '1'],
      ['', '2'],
    ],
    note: 'an empty cell',
    violation: { code: 'allRowsFilled', params: { rows: [1] } },
  },
  {
    value: [{ name: ' ' }, { name: 'b' }, {}],
    note: 'a blank cell, and a row without cells',
    violation: { code: 'allRowsFilled', params: { rows: [0, 2] } },
  },
  { value: ['a', null], note: 'an empty row', violation: { code: 'allRowsFilled', params: { rows: [1] } } },
];
