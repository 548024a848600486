import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['A person beside their name, in a narrow row'],
  whenNot: ['Alone: two letters name nobody', 'A firm: use `BrandMark`'],
  anatomy: ['Two letters'],
  keyboard: [],
  related: ['UserMenu', 'EntityName'],
};
