import type { Guidance } from '../docs/guidance.ts';
import { Iban } from './Iban.tsx';

export const guidance: Guidance = {
  when: ['An account number to show'],
  whenNot: ['To enter one: use `IbanField`'],
  pairs: [
    {
      do: { say: 'Show it in groups of four', show: <Iban value="NL91ABNA0417164300" /> },
      dont: {
        say: 'Make people count eighteen characters',
        show: <span className="font-mono text-sm">NL91ABNA0417164300</span>,
      },
    },
  ],
  anatomy: ['The number in groups of four'],
  keyboard: [],
  related: ['IbanField', 'MaskedValue'],
};
