import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../testing/narrow.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Status/Skeleton',
  component: Skeleton,
  args: { width: '10rem' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};

/** Lines of rows on their way. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid w-96 max-w-full gap-4">
      {['12rem', '9rem', '11rem'].map(width => (
        <div key={width} className="flex flex-wrap gap-6 border-b border-border pb-4">
          <Skeleton width={width} />
          <Skeleton width="4rem" />
          <Skeleton width="3rem" />
        </div>
      ))}
    </div>
  ),
};
/** German text, 320 px wide. */
export const LongText: Story = {
  args: { width: '40rem' },
  decorators: [narrow],
};
