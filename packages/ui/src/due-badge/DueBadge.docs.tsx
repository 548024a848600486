import type { Guidance } from '../docs/guidance.ts';
import { DueBadge } from './DueBadge.tsx';

export const guidance: Guidance = {
  when: ['The time left for a task, in working days'],
  whenNot: ['When something happened: show the date', 'A state: use `Status`'],
  pairs: [
    {
      do: { say: 'Count working days', show: <DueBadge days={2} /> },
      dont: { say: 'Leave the counting to the reader', show: <span>2026-11-24T17:00</span> },
    },
  ],
  anatomy: ['A clock, or a pause icon', 'The text'],
  keyboard: [],
  related: ['Status', 'Timeline'],
};
