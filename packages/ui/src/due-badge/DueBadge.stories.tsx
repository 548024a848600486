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
/** Due on the current day. */
export const Today: Story = { args: { days: 0 } };
/** The deadline has passed. */
export const Overdue: Story = { args: { days: -2 } };
/** The deadline is paused. */
export const Paused: Story = { args: { days: 6, isPaused: true } };
/** Without a deadline. */
export const NoDate: Story = { args: { days: null } };
/** In German: labels are longer, and numbers and dates follow the language. */
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
