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
    'Column heads, which sort, and are made wider at their edge',
    'Rows; the first text leads to the record',
    'Below 768 px: a card for each row',
    'What is said while there is nothing, or an error',
    'How many chosen rows newer ones have replaced, where there are any',
  ],
  keyboard: [
    ['Tab', 'Leads to the cell that one was in, and out of the table'],
    ['ArrowDown', 'Next row; with Mod to the last'],
    ['ArrowRight', 'Next cell; in a heading, Mod makes the column wider'],
    ['Home', 'First cell of the row; with Mod of the table'],
    ['PageDown', 'As many rows on as are in sight'],
    ['j', 'Next row'],
    ['k', 'Previous row'],
    ['Enter', 'Sorts by a heading, opens a record, changes a cell'],
    ['Space', 'Chooses a row; with Shift all rows from the last one'],
    ['Shift+ArrowDown', 'Makes the range longer, or shorter on the way back to where it began'],
    ['x', 'Chooses the row'],
    ['Mod+a', 'Chooses the page'],
    ['Escape', 'Chooses none'],
    ['Mod+c', 'Copies the cell; with Shift the row'],
    ['F2', 'Changes a cell'],
    ['a', 'Does the row action of that letter, where there is one'],
    ['a–z', 'Finds a row by the beginning of its name'],
  ],
  related: ['FilterBar', 'ViewTabs', 'Pagination'],
};
