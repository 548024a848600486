import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['Words of one’s own, several of them'],
  whenNot: ['Choices from a list: use `MultiSelect`'],
  anatomy: [
    'The label, which names it',
    'The control',
    'The hint, under it',
    'The error, outside the label, while there is one',
  ],
  keyboard: [
    ['Enter', 'Adds the word'],
    ['Backspace', 'Takes the last away, in an empty field'],
  ],
  related: ['MultiSelect'],
};
