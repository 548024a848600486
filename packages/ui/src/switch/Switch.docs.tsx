import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['A setting that takes effect at once'],
  whenNot: ['Sent with a form: use `Checkbox`'],
  anatomy: [
    'The label, which names it',
    'The control',
    'The hint, under it',
    'The error, outside the label, while there is one',
  ],
  keyboard: [
    ['Tab', 'Leads to it'],
    ['Space', 'Turns it on or off'],
  ],
  related: ['Checkbox', 'SegmentedControl'],
};
