import { Held } from '../docs/Held.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

export const guidance: Guidance = {
  when: ['To change the language of the product, before and after signing in'],
  whenNot: ['A language as a value of a record: use `Select`'],
  pairs: [
    {
      do: {
        say: 'Name each language in its own words',
        show: (
          <Held start="nl-NL">
            {(value, change) => (
              <LanguageSwitcher
                value={value}
                onValueChange={change}
                languages={[
                  { code: 'nl-NL', name: 'Nederlands' },
                  { code: 'fr-FR', name: 'Français' },
                ]}
              />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Name it in one that its reader may not know',
        show: (
          <Held start="nl-NL">
            {(value, change) => (
              <LanguageSwitcher
                value={value}
                onValueChange={change}
                languages={[
                  { code: 'nl-NL', name: 'Dutch' },
                  { code: 'fr-FR', name: 'French' },
                ]}
              />
            )}
          </Held>
        ),
      },
    },
  ],
  anatomy: ['The name of the control', 'The languages, each in its own name'],
  keyboard: [
    ['Tab', 'Moves focus to it'],
    ['ArrowDown', 'Selects the next one'],
  ],
  related: ['Select', 'UserMenu'],
};
