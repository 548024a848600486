import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['The name of a person, a couple or a business in a list'],
  whenNot: ['A member of the team: use `Avatar` and the name'],
  anatomy: ['A mark for its kind', 'The name'],
  keyboard: [],
  related: ['DataTable', 'Avatar'],
};
