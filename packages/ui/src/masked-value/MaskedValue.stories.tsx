import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MaskedValue } from './MaskedValue.tsx';

const meta = {
  title: 'Components/Fields/MaskedValue',
  component: MaskedValue,
  args: {
    masked: '•••••603',
    revealLabel: 'Show the personal number',
    hideLabel: 'Hide the personal number',
  },
} satisfies Meta<typeof MaskedValue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  args: { onReveal: fn(() => Promise.resolve('111222603')) },
};
/** Without permission to reveal the value. */
export const WithoutReveal: Story = {};
/** In German, with a name that is longer than its value. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  args: {
    revealLabel: 'Steueridentifikationsnummer vollständig anzeigen',
    onReveal: fn(() => Promise.resolve('111222603')),
  },
};
/** First 2 and last 3 digits of a phone number; the last 3 characters of anything else. */
export const Keeps: Story = {
  render: () => (
    <div className="grid gap-2">
      <MaskedValue keep="phone" value="+31612345678" />
      <MaskedValue keep="identifier" value="111222603" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+31******678')).toBeVisible();
    await expect(canvas.getByText('••••••')).toBeVisible();
  },
};
/** The full value is shown on request. */
export const Revealed: Story = {
  args: { onReveal: fn(() => Promise.resolve('111222603')) },
  play: async ({ canvas, args, step }) => {
    await step('asking once fetches once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show the personal number' }));
      await expect(await canvas.findByText('111222603')).toBeVisible();
      await expect(args.onReveal).toHaveBeenCalledOnce();
    });
    await step('hiding forgets it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hide the personal number' }));
      await expect(canvas.getByText('•••••603')).toBeVisible();
    });
  },
};
