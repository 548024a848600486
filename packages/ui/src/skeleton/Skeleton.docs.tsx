import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['A list or a record is on its way, and its shape is known'],
  whenNot: ['What is there at once: show it', 'Its shape is not known: use `Spinner`'],
  anatomy: ['Blocks of the size of what comes'],
  keyboard: [],
  related: ['Spinner', 'DataTable'],
};
