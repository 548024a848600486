import type { Guidance } from '../docs/guidance.ts';
import { ValueList } from './ValueList.tsx';

export const guidance: Guidance = {
  when: ['A few items with one value each, which may add up'],
  whenNot: ['Facts about one thing: use `DescriptionList`', 'Rows that can be sorted: use `DataTable`'],
  pairs: [
    {
      do: {
        say: 'Show the total',
        show: (
          <ValueList
            items={[
              { id: '1', label: 'Zoë Müller', value: '60 %' },
              { id: '2', label: 'Anna Smit', value: '40 %' },
            ]}
            total={{ label: 'Total', value: '100 %' }}
          />
        ),
      },
      dont: {
        say: 'Leave people to add them up',
        show: (
          <ValueList
            items={[
              { id: '1', label: 'Zoë Müller', value: '60 %' },
              { id: '2', label: 'Anna Smit', value: '55 %' },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: ['A label with a note', 'Its value, aligned to the end', 'The total below a line'],
  keyboard: [],
  related: ['DescriptionList', 'CountList', 'DataTable'],
};
