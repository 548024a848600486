import { Held } from '../docs/Held.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { FilterBar } from './FilterBar.tsx';
import { FilterChip } from './FilterChip.tsx';

const types = [
  { value: 'INDIVIDUAL', label: 'Individual' },
  { value: 'JOINT', label: 'Joint' },
  { value: 'BUSINESS', label: 'Business' },
];
const stay = () => undefined;

export const guidance: Guidance = {
  imports: ['FilterBar', 'FilterChip'],
  when: ['Search and filters above a list'],
  whenNot: ['To find anything anywhere: use `CommandPalette`'],
  pairs: [
    {
      do: {
        say: 'Show in the chip what is selected',
        show: (
          <Held<readonly string[]> start={['BUSINESS']}>
            {(chosen, change) => (
              <FilterBar
                searchLabel="Search registrations"
                placeholder="Name or city"
                search=""
                onSearch={stay}
                clearLabel="Clear filters"
                onClear={chosen.length > 0 ? () => change([]) : undefined}
              >
                <FilterChip
                  label="Type"
                  options={types}
                  chosen={chosen}
                  onChange={change}
                  removeLabel="Remove the filter Type"
                />
              </FilterBar>
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Offer a filter for every value',
        show: (
          <FilterBar
            searchLabel="Search"
            placeholder="Search"
            search=""
            onSearch={stay}
            clearLabel="Clear"
            onClear={undefined}
          >
            {types.map(type => (
              <FilterChip
                key={type.value}
                label={type.label}
                options={[type]}
                chosen={[]}
                onChange={stay}
                removeLabel={`Remove ${type.label}`}
              />
            ))}
          </FilterBar>
        ),
      },
    },
  ],
  anatomy: ['The search field', 'A chip for each filter', '“Clear filters”, if any are set'],
  keyboard: [
    ['Tab', 'Moves through the field and the chips'],
    ['Enter', 'Opens a chip'],
    ['Space', 'Selects or clears a value'],
    ['Escape', 'Closes the list and returns focus'],
  ],
  related: ['ViewTabs', 'DataTable', 'SearchField'],
};
