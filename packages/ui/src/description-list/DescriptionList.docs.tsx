import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['Facts about one record, to read'],
  whenNot: ['Records to compare: use `DataTable`', 'Values to change: fields'],
  anatomy: ['Terms', 'Values; a dash for what is not known'],
  keyboard: [],
  related: ['Section', 'DataTable', 'DiffView'],
};
