import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['All shortcuts that work where one is'],
  whenNot: ['One shortcut beside its action: the Keys of this page'],
  anatomy: ['Groups by place', 'What a shortcut does, and its keys', 'The switch that turns single keys off'],
  keyboard: [
    ['Escape', 'Closes it'],
    ['Space', 'Turns single keys on or off, at the switch'],
  ],
  related: ['CommandPalette', 'Modal'],
};
