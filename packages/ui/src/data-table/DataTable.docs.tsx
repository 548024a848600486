import type { Guidance } from '../docs/guidance.ts';
import { DataTable } from './DataTable.tsx';

const clients = [
  { name: 'De Haven N.V.', assets: '1,250,000' },
  { name: 'Zoë Müller', assets: '84,500' },
  { name: 'Stichting Noorderlicht', assets: '9,750' },
];

export const guidance: Guidance = {
  when: ['Records to browse, sort, select and open'],
  whenNot: ['Facts about one record: use `DescriptionList`', 'A few counts: use `CountList`'],
  pairs: [
    {
      do: {
        say: 'Put the unit in the header, and align numbers at the end',
        show: (
          <div className="w-96 max-w-full">
            <DataTable
              caption="Assets"
              rows={clients}
              rowKey={row => row.name}
              columns={[
                { id: 'name', header: 'Name', text: row => row.name, isPrimary: true },
                { id: 'assets', header: 'Assets (€)', text: row => row.assets, align: 'end', width: 120 },
              ]}
            />
          </div>
        ),
      },
      dont: {
        say: 'Make people compare amounts written as text',
        show: (
          <div className="w-96 max-w-full">
            <DataTable
              caption="Money"
              rows={clients}
              rowKey={row => row.name}
              columns={[
                { id: 'name', header: 'Name', text: row => row.name, isPrimary: true },
                { id: 'assets', header: 'Assets', text: row => `EUR ${row.assets}.00`, width: 160 },
              ]}
            />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    'Column headings, which sort and resize',
    'Rows; the first text links to the record',
    'Below 768 px: a card for each row',
    'The empty or error state',
    'The number of selected rows that newer ones have replaced, if any',
  ],
  keyboard: [
    ['Tab', 'Moves focus to the last active cell, then out of the table'],
    ['ArrowDown', 'Moves to the next row; with Mod, to the last'],
    ['ArrowRight', 'Moves to the next cell; in a heading, Mod widens the column'],
    ['Home', 'Moves to the first cell of the row; with Mod, of the table'],
    ['PageDown', 'Moves down by one screen of rows'],
    ['j', 'Moves to the next row'],
    ['k', 'Moves to the previous row'],
    ['Enter', 'Sorts by a heading, opens a record, or edits a cell'],
    ['Space', 'Selects a row; with Shift, all rows from the last selected one'],
    ['Shift+ArrowDown', 'Extends the range, or shrinks it on the way back'],
    ['x', 'Selects the row'],
    ['Mod+a', 'Selects the page'],
    ['Escape', 'Clears the selection'],
    ['Mod+c', 'Copies the cell; with Shift, the row'],
    ['F2', 'Edits the cell'],
    ['a', 'Runs the row action with that letter, if there is one'],
    ['a–z', 'Moves to the row whose name starts with what is typed'],
  ],
  related: ['FilterBar', 'ViewTabs', 'Pagination'],
};
