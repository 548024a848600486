import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['One page is left for another, and nothing may be pressed meanwhile'],
  whenNot: ['Part of a page is on its way: use `Skeleton`', 'One action is under way: a busy `Button`'],
  anatomy: ['The scrim over the page', 'The ring and what is going on'],
  keyboard: [],
  related: ['Spinner', 'Skeleton', 'Progress'],
};
