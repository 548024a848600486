import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['To change the language of the product, before and after signing in'],
  whenNot: ['A language as a value of a record: use `Select`'],
  anatomy: ['The name of the control', 'The languages, each in its own words'],
  keyboard: [
    ['Tab', 'Leads to it'],
    ['ArrowDown', 'Chooses the next'],
  ],
  related: ['Select', 'UserMenu'],
};
