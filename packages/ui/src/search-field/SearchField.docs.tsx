import { Held } from '../docs/Held.tsx';
import { fieldAnatomy, type Guidance } from '../docs/guidance.ts';
import { SearchField } from './SearchField.tsx';

export const guidance: Guidance = {
  when: ['To narrow a list while typing'],
  whenNot: ['With filters: use `FilterBar`', 'To find anything anywhere: use `CommandPalette`'],
  pairs: [
    {
      do: {
        say: 'Say what is searched',
        show: (
          <Held start="">
            {(value, change) => (
              <SearchField
                label="Search registrations"
                placeholder="Name, city, CoC or tax number"
                value={value}
                onValueChange={change}
                className="w-60"
              />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Leave people to guess why a number has no results',
        show: (
          <Held start="">
            {(value, change) => (
              <SearchField
                label="Search"
                placeholder="Search…"
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
  keyboard: [
    ['Tab', 'Moves focus to it'],
    ['Escape', 'Clears it'],
  ],
  related: ['FilterBar', 'CommandPalette'],
};
