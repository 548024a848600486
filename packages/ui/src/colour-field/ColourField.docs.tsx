import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['A colour of a brand'],
  whenNot: ['One of a few looks: use `RadioGroup`'],
  anatomy: [
    'The label, which names it',
    'The control',
    'The hint, under it',
    'The error, outside the label, while there is one',
  ],
  keyboard: [
    ['Tab', 'Leads to the control'],
    ['Shift+Tab', 'Leads back'],
  ],
  related: ['TextField'],
};
