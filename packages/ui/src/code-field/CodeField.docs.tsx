import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['A code of six digits, from an app or a text message'],
  whenNot: ['A password: use `PasswordField`'],
  anatomy: [
    'The label, which names it',
    'The control',
    'The hint, under it',
    'The error, outside the label, while there is one',
  ],
  keyboard: [
    ['Tab', 'Leads to it'],
    ['Mod+v', 'Takes the six digits out of whatever is pasted'],
  ],
  related: ['PasswordField', 'QrCode'],
};
