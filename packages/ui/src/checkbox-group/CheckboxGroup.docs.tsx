import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['Several of a few choices'],
  whenNot: ['One of them: use `RadioGroup`', 'Many: use `MultiSelect`'],
  anatomy: [
    'The label, which names it',
    'The control',
    'The hint, under it',
    'The error, outside the label, while there is one',
  ],
  keyboard: [
    ['Tab', 'Goes through the boxes'],
    ['Space', 'Ticks one'],
  ],
  related: ['Checkbox', 'MultiSelect'],
};
