import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['An identifier or a phone number to read, by people who seldom need all of it'],
  whenNot: ['An account number: use `Iban`', 'To type it: a field, unmasked'],
  anatomy: ['The value with all but its ends masked', 'A button that reveals it, where that is allowed'],
  keyboard: [
    ['Tab', 'Leads to the button'],
    ['Enter', 'Reveals the value'],
  ],
  related: ['Iban', 'DescriptionList'],
};
