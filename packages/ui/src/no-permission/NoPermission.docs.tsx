import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['A page or a part of it is not for this person'],
  whenNot: ['An action is not possible now: use `ActionGate`', 'There is nothing: use `EmptyState`'],
  anatomy: ['A lock', 'That it is not for them, never whether it exists', 'Who can give access'],
  keyboard: [],
  related: ['ActionGate', 'EmptyState'],
};
