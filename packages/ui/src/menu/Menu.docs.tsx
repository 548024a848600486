import { Button } from '../button/Button.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { Menu } from './Menu.tsx';

export const guidance: Guidance = {
  when: ['More actions than a row has room for', 'Actions on one item: a row, a person'],
  whenNot: [
    'One or two actions: use `Button`',
    'A value of a form: use `Select`',
    'Pages of the product: use `TopNavigation`',
  ],
  pairs: [
    {
      do: {
        say: 'Separate destructive actions, at the end',
        show: (
          <Menu
            button={<Button>Row actions</Button>}
            groups={[
              [
                { id: 'assign', label: 'Assign to me' },
                { id: 'export', label: 'Export the file' },
              ],
              [{ id: 'delete', label: 'Delete registration', tone: 'danger' }],
            ]}
          />
        ),
      },
      dont: {
        say: 'Put them first, where people press by habit',
        show: (
          <Menu
            button={<Button>More</Button>}
            groups={[
              [
                { id: 'delete', label: 'Delete' },
                { id: 'assign', label: 'Assign' },
                { id: 'export', label: 'Export' },
              ],
            ]}
          />
        ),
      },
    },
  ],
  anatomy: [
    'The button that opens it',
    'Who or what it is about, where that is not plain',
    'Groups of actions, divided by lines',
    'The reason under an action that cannot be done now',
  ],
  keyboard: [
    ['Enter', 'Opens it at its first action, does the one that has the focus'],
    ['ArrowDown', 'Opens it, goes to the next'],
    ['ArrowUp', 'Goes to the one before'],
    ['Home', 'Goes to the first'],
    ['End', 'Goes to the last'],
    ['Escape', 'Closes it and gives the focus back'],
  ],
  related: ['Button', 'IconButton', 'UserMenu'],
};
