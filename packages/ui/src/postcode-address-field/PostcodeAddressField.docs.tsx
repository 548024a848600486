import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['An address in the Netherlands or elsewhere'],
  whenNot: ['A city alone: use `TextField`'],
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
  related: ['CountryField', 'TextField'],
};
