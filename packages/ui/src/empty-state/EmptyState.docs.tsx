import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['A list has nothing yet, or nothing that fits its filters'],
  whenNot: ['It could not be loaded: use `ErrorState`', 'It is not for this person: use `NoPermission`'],
  anatomy: ['What is so', 'What will be here', 'One action'],
  keyboard: [],
  related: ['ErrorState', 'NoPermission', 'DataTable'],
};
