import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['To narrow a list while typing'],
  whenNot: ['With filters: use `FilterBar`', 'To find anything anywhere: use `CommandPalette`'],
  anatomy: [
    'The label, which names it',
    'The control',
    'The hint, under it',
    'The error, outside the label, while there is one',
  ],
  keyboard: [
    ['Tab', 'Leads to it'],
    ['Escape', 'Empties it'],
  ],
  related: ['FilterBar', 'CommandPalette'],
};
