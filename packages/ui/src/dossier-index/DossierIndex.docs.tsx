import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['A client file: its sections, and the state that it is in'],
  whenNot: ['Parts of a page that is no file: use `Tabs`'],
  anatomy: [
    'Divider tabs, with the state of each section',
    'The sheet',
    'The spine on top, in the colour of the file’s state',
    'Below 1024 px: a select',
  ],
  keyboard: [
    ['Tab', 'Goes through the sections'],
    ['Enter', 'Opens one'],
  ],
  related: ['Tabs', 'Stepper', 'PageShell'],
};
