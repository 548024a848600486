import { Held } from '../docs/Held.tsx';
import { fieldAnatomy, type Guidance } from '../docs/guidance.ts';
import { CodeField } from './CodeField.tsx';

export const guidance: Guidance = {
  when: ['A code of six digits, from an app or a text message'],
  whenNot: ['A password: use `PasswordField`'],
  pairs: [
    {
      do: {
        say: 'Say where the code comes from',
        show: (
          <Held start="">
            {(value, change) => (
              <CodeField
                label="Enter authentication code"
                hint="From the authenticator app on your phone"
                value={value}
                onValueChange={change}
              />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Leave people to search their email, phone and app',
        show: (
          <Held start="">
            {(value, change) => <CodeField label="Code" value={value} onValueChange={change} />}
          </Held>
        ),
      },
    },
  ],
  anatomy: fieldAnatomy,
  keyboard: [
    ['Tab', 'Moves focus to it'],
    ['Mod+v', 'Pastes the six digits out of any text'],
  ],
  related: ['PasswordField', 'QrCode'],
};
