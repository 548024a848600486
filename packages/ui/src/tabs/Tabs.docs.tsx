import type { Guidance } from '../docs/guidance.ts';
import { Tabs } from './Tabs.tsx';

export const guidance: Guidance = {
  when: ['Parts of one thing, shown one at a time'],
  whenNot: [
    'Parts that have an address: use `ViewTabs`',
    'A choice with an effect: use `SegmentedControl`',
    'Parts to compare: show them below each other',
  ],
  pairs: [
    {
      do: {
        say: 'Say what each tab contains, and how much',
        show: (
          <Tabs
            label="Party"
            items={[
              { id: 'a', label: 'Details', content: 'Name' },
              { id: 'b', label: 'Documents', count: 6, content: 'Six' },
            ]}
          />
        ),
      },
      dont: {
        say: 'Use a single tab',
        show: <Tabs label="Alone" items={[{ id: 'c', label: 'General', content: 'Name' }]} />,
      },
    },
  ],
  anatomy: ['A row of tabs, with counts', 'The panel of the selected tab'],
  keyboard: [
    ['Tab', 'Moves focus to the selected tab, then into its panel'],
    ['ArrowRight', 'Selects the next one'],
    ['ArrowLeft', 'Selects the previous one'],
    ['Home', 'Selects the first one'],
    ['End', 'Selects the last one'],
  ],
  related: ['ViewTabs', 'SegmentedControl', 'Accordion'],
};
