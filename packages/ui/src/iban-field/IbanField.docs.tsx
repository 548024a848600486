import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['An account number to type'],
  whenNot: ['To read one: use `Iban`'],
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
  related: ['Iban'],
};
