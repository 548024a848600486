import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['A part of a page could not be loaded or done'],
  whenNot: ['Something went wrong elsewhere: use `Toast`', 'A field is wrong: use `ErrorSummary`'],
  anatomy: [
    'A mark',
    'What could not be done',
    'What was kept, and what to do',
    'The request’s id',
    '“Try again”',
  ],
  keyboard: [],
  related: ['Toast', 'EmptyState', 'ErrorSummary'],
};
