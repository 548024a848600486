import { Held } from '../docs/Held.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { ViewTabs } from './ViewTabs.tsx';

export const guidance: Guidance = {
  when: ['The views of a list, each with an address'],
  whenNot: ['Parts of one record: use `Tabs`', 'One value among others: use `FilterBar`'],
  pairs: [
    {
      do: {
        say: 'Name views by their work, and count it',
        show: (
          <Held start="mine">
            {(current, change) => (
              <ViewTabs
                label="Views of registrations"
                current={current}
                onChange={({ id }) => change(id)}
                views={[
                  { id: 'mine', label: 'Assigned to me', count: '37', href: '#mine' },
                  { id: 'late', label: 'Past their date', count: '4', href: '#late' },
                ]}
              />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Number them',
        show: (
          <Held start="one">
            {(current, change) => (
              <ViewTabs
                label="Saved views"
                current={current}
                onChange={({ id }) => change(id)}
                views={[
                  { id: 'one', label: 'View 1', href: '#one' },
                  { id: 'two', label: 'View 2', href: '#two' },
                ]}
              />
            )}
          </Held>
        ),
      },
    },
  ],
  anatomy: [
    'A row of links, with counts; a dot where something is unread',
    'Below 768 px: a select',
    'The actions on views',
  ],
  keyboard: [
    ['Tab', 'Moves through the links'],
    ['Enter', 'Shows the view'],
  ],
  related: ['Tabs', 'FilterBar', 'DataTable'],
};
