import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  imports: ['ConfirmModal', 'InformationModal', 'Modal'],
  when: ['One thing to do or to answer before going on'],
  whenNot: ['Something to know: use `Notice` or `Toast`', 'Something long: a page of its own'],
  anatomy: [
    'The title, which names it',
    'A cross',
    'The content, which scrolls',
    'Buttons, the primary one last',
  ],
  keyboard: [
    ['Tab', 'Goes round inside'],
    ['Escape', 'Closes it; of a question it means No'],
    ['Enter', 'Presses the button that has the focus'],
  ],
  related: ['Notice', 'Toast', 'CommandPalette'],
};
