import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['A secret or an address that a phone should take over'],
  whenNot: ['A link that is opened on the same screen: use `Link`'],
  anatomy: [
    'The code, black on white in every theme',
    'The same secret as text, in fours',
    'A button that copies it',
  ],
  keyboard: [
    ['Tab', 'Leads to “Copy”'],
    ['Enter', 'Copies the secret'],
  ],
  related: ['CodeField', 'Modal'],
};
