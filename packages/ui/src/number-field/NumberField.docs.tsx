import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['A number that is counted'],
  whenNot: [
    'Euros: use `CurrencyField`',
    'A share: use `PercentField`',
    'Digits that are no number: use `TextField`',
  ],
  anatomy: [
    'The label, which names it',
    'The control',
    'The hint, under it',
    'The error, outside the label, while there is one',
  ],
  keyboard: [
    ['Tab', 'Leads to it'],
    ['ArrowUp', 'One more'],
    ['ArrowDown', 'One less'],
  ],
  related: ['CurrencyField', 'PercentField'],
};
