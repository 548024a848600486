import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['A share of a whole'],
  whenNot: ['Any other number: use `NumberField`'],
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
  related: ['NumberField', 'CurrencyField'],
};
