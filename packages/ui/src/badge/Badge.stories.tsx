import type { Meta, StoryObj } from '@storybook/react-vite';
import { statusTones } from '../status/index.ts';
import { narrow } from '../testing/narrow.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Status/Badge',
  component: Badge,
  args: { tone: 'info', children: 'Complete, waiting for approval' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
/** With a hollow dot, for states that are not final. */
export const Outlined: Story = { args: { tone: 'neutral', isOutlined: true, children: 'Incomplete' } };
/** Every variant and state. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="flex flex-wrap gap-3">
      {statusTones.map(tone => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
};
/** German text, 320 px wide. */
export const LongText: Story = {
  args: { tone: 'warning', children: 'Wartet auf die Genehmigung durch eine zweite Person' },
  decorators: [narrow],
};
