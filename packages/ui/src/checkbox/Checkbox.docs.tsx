import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['Yes or no, sent with a form'],
  whenNot: ['An effect at once: use `Switch`', 'Several of one kind: use `CheckboxGroup`'],
  anatomy: [
    'The label, which names it',
    'The control',
    'The hint, under it',
    'The error, outside the label, while there is one',
  ],
  keyboard: [
    ['Tab', 'Leads to it'],
    ['Space', 'Ticks it'],
  ],
  related: ['CheckboxGroup', 'Switch'],
};
