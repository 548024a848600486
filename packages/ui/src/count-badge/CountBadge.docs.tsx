import type { Guidance } from '../docs/guidance.ts';
import { CountBadge } from './CountBadge.tsx';

export const guidance: Guidance = {
  when: ['How many items are behind a tab or a button'],
  whenNot: ['A number that the page is about: write it out', 'A state: use `Badge`'],
  pairs: [
    {
      do: { say: 'Say what is counted', show: <CountBadge count={12} label="12 unread" /> },
      dont: {
        say: 'Count what no one can act on',
        show: <CountBadge count={128403} label="128,403 log lines" />,
      },
    },
  ],
  anatomy: ['The number, 999+ from 1,000 on', 'The number as text for screen readers'],
  keyboard: [],
  related: ['TopNavigation', 'Tabs'],
};
