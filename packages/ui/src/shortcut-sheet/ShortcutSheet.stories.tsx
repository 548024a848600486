import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Keys, ShortcutSheet } from './ShortcutSheet.tsx';

const meta = {
  title: 'Components/Structure/ShortcutSheet',
  component: ShortcutSheet,
  subcomponents: { Keys },
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    isEnabled: true,
    onEnabledChange: fn(),
    groups: [
      {
        label: 'Go to',
        shortcuts: [
          { keys: 'Mod+k', label: 'Go to anything' },
          { keys: 'g d', label: 'Dashboard' },
          { keys: 'g r', label: 'Registrations' },
        ],
      },
      {
        label: 'In a list',
        shortcuts: [
          { keys: 'j', label: 'Next row' },
          { keys: 'k', label: 'Previous row' },
          { keys: 'x', label: 'Select row' },
          { keys: 'i', label: 'Assign to me' },
        ],
      },
    ],
  },
} satisfies Meta<typeof ShortcutSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, step }) => {
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await step('single keys can be turned off', async () => {
      screen.getByRole('checkbox', { name: 'Single-key shortcuts are on' }).focus();
      await userEvent.keyboard(' ');
      await expect(args.onEnabledChange).toHaveBeenCalledWith(false);
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    });
  },
};
export const Playground: Story = { args: { isEnabled: false } };
/** Long text wraps or is cut off; the layout holds. */
export const LongText: Story = {
  globals: { locale: 'de-DE' },
  args: {
    groups: [
      {
        label: 'In einer Liste',
        shortcuts: [{ keys: 'Mod+Shift+k', label: 'Nächste nicht zugewiesene Registrierung übernehmen' }],
      },
    ],
  },
};
/** One key, two at once, one after another. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid justify-items-start gap-3">
      {['?', 'Mod+k', 'g d', 'Mod+Shift+k', 'Escape'].map(keys => (
        <Keys key={keys} keys={keys} />
      ))}
    </div>
  ),
};
