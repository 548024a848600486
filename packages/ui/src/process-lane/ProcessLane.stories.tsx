import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProcessLane } from './ProcessLane.tsx';

const meta = {
  title: 'Components/Data/ProcessLane',
  component: ProcessLane,
  args: {
    'aria-label': 'Steps of an onboarding',
    steps: [
      {
        id: 'collect',
        title: 'Complete the file',
        facts: ['9 items required', 'Up to 10 working days', 'Marked complete by the assignee'],
      },
      { id: 'decide', title: 'Decide', facts: ['A colleague approves', 'Up to 5 working days'] },
      { id: 'end', title: 'Client accepted', facts: [], isEnd: true },
    ],
  },
} satisfies Meta<typeof ProcessLane>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const Playground: Story = {};
/** Long text wraps or is cut off; the layout holds. */
export const LongText: Story = {
  args: {
    steps: [
      {
        id: 'collect',
        title: 'Vervollständigung der Kundenakte einschließlich aller Nachweise',
        facts: [
          'Bis zu 10 Arbeitstage, in denen Feiertage der Niederlande nicht zählen',
          'Vermögensverwaltungsgesellschaften ausgenommen',
        ],
      },
      { id: 'end', title: 'Kunde angenommen', facts: [], isEnd: true },
    ],
  },
};
