import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: [
    'One phone number of a person or a business',
    'Numbers that will be called, texted or used to sign in',
  ],
  whenNot: ['To show a number only: use `MaskedValue`', 'For a code sent by text message: use `CodeField`'],
  anatomy: ['The label', 'The country, by flag and name', 'The number', 'The hint', 'The error'],
  keyboard: [
    ['Tab', 'Goes through country and number'],
    ['Enter', 'Opens the list of countries'],
    ['Escape', 'Closes the list, keeps the country'],
  ],
  related: ['CodeField', 'MaskedValue'],
};
