import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['One of many choices that are found by typing'],
  whenNot: ['Up to fifteen: use `Select`', 'To go to anything: use `CommandPalette`'],
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
  related: ['Select', 'MultiSelect', 'CommandPalette'],
};
