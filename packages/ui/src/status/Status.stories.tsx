import type { Meta, StoryObj } from '@storybook/react-vite';
import { Status, statusTones } from './Status.tsx';

const meta = {
  title: 'Components/Status/Status',
  component: Status,
  args: { tone: 'info', children: 'Complete' },
} satisfies Meta<typeof Status>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hollow: Story = { args: { tone: 'neutral', isHollow: true, children: 'Incomplete' } };
export const LongText: Story = {
  tags: ['visual'],
  args: { tone: 'warning', children: 'Wartet auf die Genehmigung durch eine zweite Person' },
};
/** Every tone, filled and hollow. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-2 gap-3 text-sm">
      {statusTones.flatMap(tone =>
        [false, true].map(isHollow => (
          <Status key={`${tone} ${isHollow}`} tone={tone} isHollow={isHollow}>
            {tone}
          </Status>
        )),
      )}
    </div>
  ),
};
