import type { Guidance } from '../docs/guidance.ts';
import { DescriptionList } from './DescriptionList.tsx';

export const guidance: Guidance = {
  when: ['Facts about one record, to read'],
  whenNot: ['Records to compare: use `DataTable`', 'Values to edit: use fields'],
  pairs: [
    {
      do: {
        say: 'Write a dash for what is not known',
        show: <DescriptionList columns={1} facts={[{ term: 'Legal form', value: null }]} />,
      },
      dont: {
        say: 'Show unknown as no',
        show: <DescriptionList columns={1} facts={[{ term: 'Legal form', value: 'None' }]} />,
      },
    },
  ],
  anatomy: ['Terms', 'Values; a dash for unknown ones'],
  keyboard: [],
  related: ['Section', 'DataTable', 'DiffView'],
};
