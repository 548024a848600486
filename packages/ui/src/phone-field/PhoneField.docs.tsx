import { Held } from '../docs/Held.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { PhoneField } from './PhoneField.tsx';

export const guidance: Guidance = {
  when: [
    'One phone number of a person or a business',
    'Numbers that will be called, texted or used to sign in',
  ],
  whenNot: ['To show a number only: use `MaskedValue`', 'For a code sent by text message: use `CodeField`'],
  pairs: [
    {
      do: {
        say: 'Say what the number is for',
        show: (
          <Held start="">
            {(value, change) => (
              <PhoneField
                label="Mobile phone"
                hint="Codes to sign in are sent here"
                value={value}
                onValueChange={change}
                className="w-60"
              />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Demand one spelling: every usual one is understood',
        show: (
          <Held start="">
            {(value, change) => (
              <PhoneField
                label="Phone (0031612345678)"
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
  anatomy: ['The label', 'The country, with flag and name', 'The number', 'The hint', 'The error'],
  keyboard: [
    ['Tab', 'Moves between country and number'],
    ['Enter', 'Opens the list of countries'],
    ['Escape', 'Closes the list and keeps the country'],
  ],
  related: ['CodeField', 'MaskedValue'],
};
