import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['The views of a list, each with an address'],
  whenNot: ['Parts of one record: use `Tabs`', 'One value among others: use `FilterBar`'],
  anatomy: ['A row of links, with counts', 'Below 768 px: a select'],
  keyboard: [
    ['Tab', 'Goes through the links'],
    ['Enter', 'Shows the view'],
  ],
  related: ['Tabs', 'FilterBar', 'DataTable'],
};
