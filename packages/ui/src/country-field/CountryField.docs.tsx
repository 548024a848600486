import { Held } from '../docs/Held.tsx';
import { fieldAnatomy, type Guidance } from '../docs/guidance.ts';
import { CountryField } from './CountryField.tsx';

export const guidance: Guidance = {
  when: ['A country'],
  whenNot: ['Another choice from a long list: use `ComboBox`'],
  pairs: [
    {
      do: {
        say: 'Say which country is meant',
        show: (
          <Held start="NL">
            {(value, change) => (
              <CountryField
                label="Country of tax residence"
                value={value}
                onValueChange={change}
                className="w-60"
              />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Leave it open whether it is of birth, address or tax',
        show: (
          <Held start="NL">
            {(value, change) => (
              <CountryField label="Country" value={value} onValueChange={change} className="w-60" />
            )}
          </Held>
        ),
      },
    },
  ],
  anatomy: fieldAnatomy,
  keyboard: [
    ['Tab', 'Moves focus to it'],
    ['ArrowDown', 'Opens the list, or moves to the next option'],
    ['Enter', 'Selects the option'],
    ['Escape', 'Closes the list'],
  ],
  related: ['ComboBox', 'PostcodeAddressField'],
};
