import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['Records to look through, sort, choose and open'],
  whenNot: ['Facts about one record: use `DescriptionList`', 'A few counts: use `CountList`'],
  anatomy: [
    'Column heads, which sort',
    'Rows; the first text leads to the record',
    'Below 768 px: a card for each row',
    'What is said while there is nothing, or an error',
  ],
  keyboard: [
    ['Tab', 'Goes through heads and links'],
    ['Enter', 'Sorts by a column, opens a record'],
  ],
  related: ['FilterBar', 'ViewTabs', 'Pagination'],
};
