import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['A country'],
  whenNot: ['Another choice from a long list: use `ComboBox`'],
  anatomy: [
    'The label, which names it',
    'The control',
    'The hint, under it',
    'The error, outside the label, while there is one',
  ],
  keyboard: [
    ['Tab', 'Leads to it'],
    ['ArrowDown', 'Opens the list, goes to the next'],
    ['Enter', 'Chooses'],
    ['Escape', 'Closes the list'],
  ],
  related: ['ComboBox', 'PostcodeAddressField'],
};
