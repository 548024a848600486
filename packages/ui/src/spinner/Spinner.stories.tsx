import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow } from '../testing/narrow.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Components/Status/Spinner',
  component: Spinner,
  args: { label: 'Loading registrations' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading registrations');
  },
};
export const Playground: Story = {};
/** The large size. */
export const Large: Story = { args: { size: 'large' } };

/** Both sizes; still, where motion is unwelcome. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="flex items-center gap-6">
      <Spinner />
      <Spinner size="large" />
    </div>
  ),
};
/** German text, 320 px wide. */
export const LongText: Story = {
  args: { label: 'Die Vermögensverwaltungsgesellschaft wird im Handelsregister gesucht' },
  decorators: [narrow],
};
