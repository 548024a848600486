import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['A password that is typed or chosen'],
  whenNot: ['A code of six digits: use `CodeField`'],
  anatomy: [
    'The label',
    'The field',
    'The eye, which shows what was typed',
    'The list of rules, when one is chosen',
    'The error',
  ],
  keyboard: [
    ['Tab', 'Leads to the field, then to the eye'],
    ['Enter', 'Shows or hides the password, at the eye'],
  ],
  related: ['CodeField', 'TextField'],
};
