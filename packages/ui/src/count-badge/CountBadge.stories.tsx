import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow } from '../testing/narrow.tsx';
import { CountBadge } from './CountBadge.tsx';

const meta = {
  title: 'Components/Status/CountBadge',
  component: CountBadge,
  args: { count: 12, label: '12 unread' },
} satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
/** From 1,000 on it shows 999+. */
export const ManyMore: Story = {
  args: { count: 1284, label: '1,284 unread' },
  play: async ({ canvas, step }) => {
    await step('shows 999+ from 1,000 on', async () => {
      await expect(canvas.getByText('999+')).toBeVisible();
    });
    await step('and is read out in full', async () => {
      await expect(canvas.getByText('1,284 unread')).toBeInTheDocument();
    });
  },
};
/** Zero shows nothing. */
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};

/** Every tone, one figure to four. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid w-fit gap-3">
      {(['primary', 'neutral', 'nav', 'navQuiet'] as const).map(tone => (
        <div key={tone} className={tone.startsWith('nav') ? 'flex gap-3 bg-nav p-2' : 'flex gap-3 p-2'}>
          {[5, 12, 999, 1000].map(count => (
            <CountBadge key={count} count={count} tone={tone} />
          ))}
        </div>
      ))}
    </div>
  ),
};
/** German text, 320 px wide. */
export const LongText: Story = {
  args: { count: 12840, label: '12.840 ungelesene Nachrichten' },
  decorators: [narrow],
};
