import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['How much waits behind a tab or a button'],
  whenNot: ['A number that is the matter of the page: write it', 'A state: use `Badge`'],
  anatomy: ['The number, 999+ from 1,000 on', 'The number in words, for readers'],
  keyboard: [],
  related: ['TopNavigation', 'Tabs'],
};
