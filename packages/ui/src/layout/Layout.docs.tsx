import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  imports: ['Cluster', 'Columns', 'Stack'],
  when: ['To set things below or beside each other with the theme’s distances'],
  whenNot: ['A part of a page under a heading: use `Section`'],
  anatomy: [
    'Stack: below each other',
    'Cluster: beside each other, wrapping',
    'Columns: side by side where there is room',
  ],
  keyboard: [],
  related: ['Section', 'PageShell'],
};
