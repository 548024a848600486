import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['Several of many choices'],
  whenNot: ['Up to seven that should be seen: use `CheckboxGroup`', 'Words of one’s own: use `TagField`'],
  anatomy: [
    'The label, which names it',
    'The control',
    'The hint, under it',
    'The error, outside the label, while there is one',
  ],
  keyboard: [
    ['Tab', 'Goes through the choices and the field'],
    ['ArrowDown', 'Opens the list'],
    ['Enter', 'Chooses'],
    ['Escape', 'Closes the list'],
  ],
  related: ['CheckboxGroup', 'ComboBox', 'TagField'],
};
