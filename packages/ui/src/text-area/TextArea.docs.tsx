import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['Several lines: a remark, a reason'],
  whenNot: ['One line: use `TextField`'],
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
  related: ['TextField', 'Form'],
};
