import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['One picture that is seen at once: a logo'],
  whenNot: ['Documents, or several files: use `FileDrop`'],
  anatomy: [
    'The label, which names it',
    'The zone: the present picture, what to do, and a way to take it away',
    'The hint, under it',
    'The error, outside the label, while there is one',
  ],
  keyboard: [
    ['Tab', 'Leads to the control'],
    ['Enter, Space', 'Opens the choice of a file'],
  ],
  related: ['FileDrop', 'BrandMark'],
};
