import { Held } from '../docs/Held.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { CountFilter, type CountFilterOption } from './CountFilter.tsx';

function Filter({ options }: { readonly options: readonly CountFilterOption[] }) {
  return (
    <Held<string | null> start={null}>
      {(value, change) => (
        <CountFilter aria-label="Show only" options={options} value={value} onValueChange={change} />
      )}
    </Held>
  );
}

export const guidance: Guidance = {
  when: ['A few figures above a list or a board, each of which shows what it counts'],
  whenNot: [
    'Figures that lead to other pages: use `CountList`',
    'Views that have an address and a name of their own: use `ViewTabs`',
    'Several filters at once: use `FilterBar`',
  ],
  pairs: [
    {
      do: {
        say: 'Count what needs action',
        show: (
          <Filter
            options={[
              { value: 'overdue', label: 'Overdue', count: '2', isUrgent: true },
              { value: 'week', label: 'Due this week', count: '14' },
            ]}
          />
        ),
      },
      dont: {
        say: 'Make every figure urgent',
        show: (
          <Filter
            options={[
              { value: 'overdue', label: 'Overdue', count: '2', isUrgent: true },
              { value: 'week', label: 'Due this week', count: '14', isUrgent: true },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: ['The figure', 'Its label', 'A clear icon while it filters'],
  keyboard: [
    ['Tab', 'Moves through the figures'],
    ['Space', 'Filters by it, or clears the filter'],
    ['Enter', 'Does the same'],
  ],
  related: ['CountList', 'ViewTabs', 'FilterBar'],
};
