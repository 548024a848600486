import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['One of six to fifteen choices'],
  whenNot: [
    'Up to five that should be seen: use `RadioGroup`',
    'More than fifteen: use `ComboBox`',
    'Several: use `MultiSelect`',
  ],
  anatomy: [
    'The label, which names it',
    'The control',
    'The hint, under it',
    'The error, outside the label, while there is one',
  ],
  keyboard: [
    ['Tab', 'Leads to it'],
    ['ArrowDown', 'Opens it, goes to the next'],
    ['Enter', 'Chooses'],
    ['Escape', 'Closes it'],
  ],
  related: ['RadioGroup', 'ComboBox', 'MultiSelect'],
};
