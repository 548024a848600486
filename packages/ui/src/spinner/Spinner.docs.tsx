import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['Something takes a moment: a press, a search'],
  whenNot: [
    'A page on its way: use `Skeleton`',
    'It is known how far it is: use `Progress`',
    'The whole page waits: use `SpinnerOverlay`',
  ],
  anatomy: ['The ring', 'What is going on, read but not shown'],
  keyboard: [],
  related: ['SpinnerOverlay', 'Skeleton', 'Progress'],
};
