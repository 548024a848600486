import { Held } from '../docs/Held.tsx';
import { fieldAnatomy, fieldKeyboard, type Guidance } from '../docs/guidance.ts';
import { IbanField } from './IbanField.tsx';

export const guidance: Guidance = {
  when: ['An account number to enter'],
  whenNot: ['To show one: use `Iban`'],
  pairs: [
    {
      do: {
        say: 'Accept every usual spelling',
        show: (
          <Held start="NL91ABNA0417164300">
            {(value, change) => (
              <IbanField
                label="IBAN"
                hint="The account that deposits come from"
                value={value}
                onValueChange={change}
                className="w-60"
              />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Demand one exact format',
        show: (
          <Held start="">
            {(value, change) => (
              <IbanField
                label="Account (capitals, no spaces)"
                value={value}
                onValueChange={change}
                className="w-60"
              />
            )}
          </Held>
        ),
      },
    },
  ],
  anatomy: fieldAnatomy,
  keyboard: fieldKeyboard,
  related: ['Iban'],
};
