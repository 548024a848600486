import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['A date that people know by heart: a birthday'],
  whenNot: ['A day that is looked for in a calendar: use `DatePicker`'],
  anatomy: [
    'The label, which names it',
    'The control',
    'The hint, under it',
    'The error, outside the label, while there is one',
  ],
  keyboard: [
    ['Tab', 'Goes through day, month and year'],
    ['ArrowUp', 'One more'],
    ['ArrowDown', 'One less'],
  ],
  related: ['DatePicker'],
};
