import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { SpinnerOverlay } from './SpinnerOverlay.tsx';

const meta = {
  title: 'Components/Status/SpinnerOverlay',
  component: SpinnerOverlay,
  args: { isBusy: true },
  parameters: { docs: { story: { inline: false, height: '16rem' } } },
  render: args => (
    <div className="min-h-60">
      <p>The page that is left.</p>
      <SpinnerOverlay {...args} />
    </div>
  ),
} satisfies Meta<typeof SpinnerOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('One moment please');
  },
};
export const Playground: Story = { args: { label: 'Opening the client file' } };
/** While nothing is busy it shows nothing. */
export const Idle: Story = {
  args: { isBusy: false },
  play: async () => {
    await expect(screen.queryByRole('status')).toBeNull();
  },
};
/** Long text wraps or is cut off; the layout holds. */
export const LongText: Story = {
  globals: { locale: 'de-DE' },
  args: { label: 'Die Vermögensverwaltungsgesellschaft wird gerade im Handelsregister gesucht' },
  play: async () => {
    await expect(await screen.findByRole('status')).toBeVisible();
  },
};
/** There is one look. */
export const Matrix: Story = {
  tags: ['visual'],
  play: async () => {
    await expect(await screen.findByRole('status')).toBeVisible();
  },
};
