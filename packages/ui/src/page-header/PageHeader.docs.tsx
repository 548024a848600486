import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['At the top of every page'],
  whenNot: ['Over a part of a page: use `Section`'],
  anatomy: [
    'Breadcrumbs',
    'The title, which takes the focus after navigation',
    'A badge',
    'A line below',
    'Actions, one of them primary',
  ],
  keyboard: [],
  related: ['Breadcrumbs', 'PageShell', 'Section'],
};
