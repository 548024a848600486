import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['Where something stands on a way of three to seven steps'],
  whenNot: [
    'How far a computer is: use `Progress`',
    'Parts that can be gone to in any order: use `Tabs` or `DossierIndex`',
  ],
  anatomy: [
    'A dot for each step: done, current, blocked, not begun',
    'A line between them',
    'The steps’ names',
    'Below 768 px: one line that says the current step',
  ],
  keyboard: [
    ['Tab', 'Goes through the steps that can be gone to'],
    ['Enter', 'Goes there'],
  ],
  related: ['Progress', 'Timeline', 'DossierIndex'],
};
