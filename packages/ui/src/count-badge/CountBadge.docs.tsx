import type { Guidance } from '../docs/guidance.ts';
import { CountBadge } from './CountBadge.tsx';

export const guidance: Guidance = {
  when: ['How much waits behind a tab or a button'],
  whenNot: ['A number that is the matter of the page: write it', 'A state: use `Badge`'],
  pairs: [
    {
      do: { say: 'Give the count its words', show: <CountBadge count={12} label="12 unread" /> },
      dont: {
        say: 'Count what nobody can do anything about',
        show: <CountBadge count={128403} label="128,403 log lines" />,
      },
    },
  ],
  anatomy: ['The number, 999+ from 1,000 on', 'The number in words, for readers'],
  keyboard: [],
  related: ['TopNavigation', 'Tabs'],
};
