import { X } from 'lucide';
import type { Guidance } from '../docs/guidance.ts';
import { IconButton } from './IconButton.tsx';
import { icon } from '../icons/icon.ts';

const XIcon = icon(X);

export const guidance: Guidance = {
  when: [
    'An action that everyone knows by its icon: close, more, search',
    'In rows where text would repeat: the actions of a table',
  ],
  whenNot: ['Where there is room for text: use `Button`', 'To go somewhere: use `Link`'],
  pairs: [
    {
      do: {
        say: 'Name what it does',
        show: <IconButton label="Close the notice" icon={<XIcon aria-hidden />} />,
        note: 'A screen reader says: Close the notice, button',
      },
      dont: {
        say: 'Name what it looks like',
        show: <IconButton label="Cross" icon={<XIcon aria-hidden />} />,
        note: 'A screen reader says: Cross, button',
      },
    },
  ],
  anatomy: ['The icon', 'Its name, announced by screen readers and shown on hover'],
  keyboard: [
    ['Tab', 'Moves focus to it'],
    ['Enter', 'Activates it'],
    ['Space', 'Activates it'],
  ],
  related: ['Button', 'Menu'],
};
