import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['Whose product it is: in the navigation, on the sign-in page'],
  whenNot: ['A person: use `Avatar`'],
  anatomy: ['The mark or the firm’s own logo', 'The firm’s name'],
  keyboard: [],
  related: ['TopNavigation', 'PublicLayout'],
};
