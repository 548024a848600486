import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['A list and what is chosen in it, side by side, for hours'],
  whenNot: ['Two things that need not be seen together: use `Tabs`'],
  anatomy: [
    'The first pane',
    'A separator that moves',
    'The second pane',
    'Below 768 px: one below the other',
  ],
  keyboard: [
    ['Tab', 'Leads to the separator'],
    ['ArrowRight', 'Makes the first pane wider; with Shift by more'],
    ['ArrowLeft', 'Makes it narrower'],
    ['Home', 'Makes it as narrow as it can be'],
    ['End', 'Makes it as wide as it can be'],
    ['Enter', 'Folds it away, and brings it back'],
  ],
  related: ['PageShell', 'Tabs'],
};
