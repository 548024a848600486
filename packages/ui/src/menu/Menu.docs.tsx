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
        note: 'Press the button to see the actions',
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
        note: 'Press the button to see the actions',
      },
    },
  ],
  anatomy: [
    'The button that opens it',
    'A heading, if its subject is not obvious',
    'Groups of actions, separated by lines',
    'The reason below a disabled action',
  ],
  keyboard: [
    ['Enter', 'Opens it at its first action, or runs the focused action'],
    ['ArrowDown', 'Opens it, or moves to the next option'],
    ['ArrowUp', 'Moves to the previous one'],
    ['Home', 'Moves to the first one'],
    ['End', 'Moves to the last one'],
    ['Escape', 'Closes it and returns focus'],
  ],
  related: ['Button', 'IconButton', 'UserMenu'],
};
