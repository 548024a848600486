import type { Meta, StoryObj } from '@storybook/react-vite';
import { DueBadge } from './DueBadge.tsx';

const meta = {
  title: 'Components/Status/DueBadge',
  component: DueBadge,
  args: { days: 4 },
} satisfies Meta<typeof DueBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { days: 12, isPaused: false } };
export const Today: Story = { args: { days: 0 } };
export const Overdue: Story = { args: { days: -2 } };
export const Paused: Story = { args: { days: 6, isPaused: true } };
export const NoDate: Story = { args: { days: null } };
export const German: Story = { args: { days: -2 }, globals: { locale: 'de-DE' } };
/** Every state. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-2 gap-3">
      <DueBadge days={4} />
      <DueBadge days={0} />
      <DueBadge days={-2} />
      <DueBadge days={6} isPaused />
      <DueBadge days={null} />
    </div>
  ),
};
