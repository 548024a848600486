import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['Files: to drop, to paste or to pick'],
  whenNot: ['A picture of a code: use `QrCode`'],
  anatomy: [
    'Where files are dropped, and a button',
    'Each file: name, progress, error',
    'Cancel and try again',
  ],
  keyboard: [
    ['Tab', 'Goes through the button and the files'],
    ['Enter', 'Opens the picker, cancels or tries again'],
  ],
  related: ['Progress'],
};
