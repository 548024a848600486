import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['What came in and is worked off one by one: an inbox, alerts, reviews'],
  whenNot: [
    'Records that are compared by their columns: use `DataTable`',
    'What happened to one record: use `Timeline`',
  ],
  anatomy: [
    'A heading a group, with how many it holds',
    'A dot for what is unread; the box takes its place when one goes for it',
    'Title and one line, a link that covers the row',
    'When it came',
  ],
  keyboard: [
    ['j, k', 'Next, previous; from anywhere on the page'],
    ['Down, Up', 'Next, previous, inside the list'],
    ['x', 'Selects'],
    ['Enter', 'Opens'],
  ],
  related: ['DataTable', 'SplitPane', 'Timeline'],
};
