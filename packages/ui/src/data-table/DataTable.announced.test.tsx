import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { listen, readAloud } from '../testing/listen.ts';
import { perform, render } from '../testing/render.tsx';
import { exampleColumns, exampleRows } from './examples/registrations.tsx';
import { DataTable, inMemory, noneSelected, type DataTableSort } from './index.ts';

const columns = exampleColumns.filter(({ id }) => ['name', 'city'].includes(id));

function Held() {
  const [sorts, setSorts] = useState<readonly DataTableSort[]>([]);
  const [selection, setSelection] = useState(noneSelected);
  return (
    <DataTable
      caption="Registrations"
      columns={columns}
      rows={exampleRows(2)}
      rowKey={row => row.id}
      source={inMemory}
      sorts={sorts}
      onSort={setSorts}
      selection={selection}
      onSelect={setSelection}
    />
  );
}

it('is heard as a grid: its size, its headings, each row with its place and whether it is chosen', async () => {
  const { container } = await render(<Held />);
  expect(await readAloud(container)).toMatchInlineSnapshot(`
    [
      "grid, Registrations, column count 3, multi-selectable, row count 3",
      "rowgroup",
      "row, Select all rows on this page Name City, row index 1",
      "columnheader, Select all rows on this page, column index 1",
      "checkbox, Select all rows on this page, not checked",
      "end of columnheader, Select all rows on this page, column index 1",
      "columnheader, Name, column index 2",
      "button, Name",
      "end of columnheader, Name, column index 2",
      "columnheader, City, column index 3",
      "button, City",
      "end of columnheader, City, column index 3",
      "end of row, Select all rows on this page Name City, row index 1",
      "end of rowgroup",
      "rowgroup",
      "row, Select Van der Brüggen Holding B.V. Van der Brüggen Holding B.V. Utrecht, row index 2, not selected",
      "gridcell, Select Van der Brüggen Holding B.V., column index 1",
      "checkbox, Select Van der Brüggen Holding B.V., not checked",
      "end of gridcell, Select Van der Brüggen Holding B.V., column index 1",
      "rowheader, Van der Brüggen Holding B.V., column index 2",
      "gridcell, Utrecht, column index 3",
      "end of row, Select Van der Brüggen Holding B.V. Van der Brüggen Holding B.V. Utrecht, row index 2, not selected",
      "row, Select Noorderlicht Invest ApS Noorderlicht Invest ApS Groningen, row index 3, not selected",
      "gridcell, Select Noorderlicht Invest ApS, column index 1",
      "checkbox, Select Noorderlicht Invest ApS, not checked",
      "end of gridcell, Select Noorderlicht Invest ApS, column index 1",
      "rowheader, Noorderlicht Invest ApS, column index 2",
      "gridcell, Groningen, column index 3",
      "end of row, Select Noorderlicht Invest ApS Noorderlicht Invest ApS Groningen, row index 3, not selected",
      "end of rowgroup",
      "end of grid, Registrations, column count 3, multi-selectable, row count 3",
      "status",
      "paragraph",
      "paragraph",
      "paragraph",
      "paragraph",
      "end of status",
    ]
  `);
});

it('says what it is sorted by, and how many rows are chosen', async () => {
  const { container } = await render(<Held />);
  const announced = await listen(container);
  await perform(() => container.querySelector<HTMLElement>('[data-column="city"] button')?.click());
  await perform(() => container.querySelector<HTMLElement>('[data-row="0"] input')?.click());
  expect(await announced()).toMatchInlineSnapshot(`
    [
      "polite: Sorted by City, ascending",
      "polite: Sorted by City, ascending1 selected",
    ]
  `);
});

it('says what was copied, from the first time on', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  const { container } = await render(<Held />);
  const announced = await listen(container);
  const cell = container.querySelector<HTMLElement>('[data-row="0"] [data-slot="2"]');
  await perform(() => cell?.focus());
  await perform(() =>
    cell?.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', ctrlKey: true, bubbles: true })),
  );
  expect(await announced()).toEqual(['polite: Copied: Utrecht']);
  vi.restoreAllMocks();
});
