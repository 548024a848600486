import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['One of two to five choices that should be seen'],
  whenNot: ['More: use `Select`', 'An effect at once: use `SegmentedControl`'],
  anatomy: [
    'The label, which names it',
    'The control',
    'The hint, under it',
    'The error, outside the label, while there is one',
  ],
  keyboard: [
    ['Tab', 'Leads to the chosen one'],
    ['ArrowDown', 'Chooses the next'],
    ['ArrowUp', 'Chooses the one before'],
  ],
  related: ['Select', 'SegmentedControl'],
};
