import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['A day near today: a review, a term'],
  whenNot: ['A date that is known by heart: use `DateField`'],
  anatomy: [
    'The label, which names it',
    'The control',
    'The hint, under it',
    'The error, outside the label, while there is one',
  ],
  keyboard: [
    ['Tab', 'Goes through the parts, then to the calendar'],
    ['Enter', 'Opens the calendar, chooses a day'],
    ['ArrowDown', 'Goes a week on, in the calendar'],
    ['Escape', 'Closes the calendar'],
  ],
  related: ['DateField'],
};
