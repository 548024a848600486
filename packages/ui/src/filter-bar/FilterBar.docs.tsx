import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  imports: ['FilterBar', 'FilterChip'],
  when: ['Search and filters above a list'],
  whenNot: ['To find anything anywhere: use `CommandPalette`'],
  anatomy: ['The search field', 'A chip for each filter', '“Clear filters”, while there are any'],
  keyboard: [
    ['Tab', 'Goes through field and chips'],
    ['Enter', 'Opens a chip'],
    ['Space', 'Ticks a value'],
    ['Escape', 'Closes the list and gives the focus back'],
  ],
  related: ['ViewTabs', 'DataTable', 'SearchField'],
};
