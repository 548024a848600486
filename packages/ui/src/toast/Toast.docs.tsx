import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  imports: ['ToastProvider', 'useToasts'],
  when: ['Something just happened that a person should notice, and need not answer'],
  whenNot: ['It stays true: use `Notice`', 'It has to be answered: use `Modal`'],
  anatomy: [
    'A mark',
    'The title',
    'The text',
    'One action, or the request’s id and a button that copies it',
    'A cross',
  ],
  keyboard: [
    ['F6', 'Leads to the toasts'],
    ['Tab', 'Goes through them'],
  ],
  related: ['Notice', 'ErrorState'],
};
