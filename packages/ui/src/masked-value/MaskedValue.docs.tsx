import type { Guidance } from '../docs/guidance.ts';
import { MaskedValue } from './MaskedValue.tsx';

export const guidance: Guidance = {
  when: ['An identifier or a phone number that readers rarely need in full'],
  whenNot: ['An account number: use `Iban`', 'To enter it: use a field, unmasked'],
  pairs: [
    {
      do: {
        say: 'Keep what two people need to compare',
        show: <MaskedValue value="111222603" onReveal={() => Promise.resolve('111222603')} />,
      },
      dont: {
        say: 'Mask so much that everyone reveals it',
        show: <MaskedValue masked="•••••••••" onReveal={() => Promise.resolve('111222603')} />,
      },
    },
  ],
  anatomy: ['The value, masked except for its ends', 'A reveal button, if permitted'],
  keyboard: [
    ['Tab', 'Moves focus to the button'],
    ['Enter', 'Reveals the value'],
  ],
  related: ['Iban', 'DescriptionList'],
};
