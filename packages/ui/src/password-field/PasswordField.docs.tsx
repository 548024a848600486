import { Held } from '../docs/Held.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { PasswordField } from './PasswordField.tsx';

export const guidance: Guidance = {
  when: ['A password to enter or choose'],
  whenNot: ['A code of six digits: use `CodeField`'],
  pairs: [
    {
      do: {
        say: 'Show what a new password needs while typing',
        show: (
          <Held start="meridian26">
            {(value, change) => (
              <PasswordField
                label="New password"
                autoComplete="new-password"
                hasRules
                value={value}
                onValueChange={change}
              />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Show the rules only after submitting',
        show: (
          <Held start="meridian26">
            {(value, change) => (
              <PasswordField
                label="Choose a password"
                autoComplete="new-password"
                error="The password is too weak"
                value={value}
                onValueChange={change}
              />
            )}
          </Held>
        ),
      },
    },
  ],
  anatomy: [
    'The label',
    'The field',
    'A button that shows the password',
    'The list of rules, for a new password',
    'The error',
  ],
  keyboard: [
    ['Tab', 'Moves focus to the field, then to the show-password button'],
    ['Enter', 'Shows or hides the password, on that button'],
  ],
  related: ['CodeField', 'TextField'],
};
