import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['A list that has more records than a page shows'],
  whenNot: ['A record before and after: two links'],
  anatomy: ['Which of how many are shown', 'Before and next'],
  keyboard: [
    ['Tab', 'Goes through the buttons'],
    ['Enter', 'Shows that page'],
  ],
  related: ['DataTable'],
};
