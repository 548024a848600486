import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  imports: ['CommandPalette', 'useCommandKey'],
  when: ['To reach any page, record or action from anywhere'],
  whenNot: ['To narrow a list: use `FilterBar`', 'To choose a value of a form: use `ComboBox`'],
  anatomy: [
    'The field',
    'What was chosen lately',
    'Results in groups, with their shortcuts',
    'What came of it, announced',
    'Which keys work',
  ],
  keyboard: [
    ['Mod+k', 'Opens it'],
    ['ArrowDown', 'Goes to the next result, from the last to the first'],
    ['ArrowUp', 'Goes to the one before'],
    ['Enter', 'Goes there, or does it'],
    ['Escape', 'Closes it and gives the focus back'],
  ],
  related: ['ShortcutSheet', 'FilterBar', 'Modal'],
};
