import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['At the end of the navigation: who is signed in, and what is theirs'],
  whenNot: ['Actions of a record: use `Menu`'],
  anatomy: ['The person’s initials', 'Name, role and firm', 'Profile, password, log out'],
  keyboard: [
    ['Enter', 'Opens it'],
    ['ArrowDown', 'Goes to the next'],
    ['Escape', 'Closes it and gives the focus back'],
  ],
  related: ['Menu', 'Avatar', 'TopNavigation'],
};
