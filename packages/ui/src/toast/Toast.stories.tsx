import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { ToastProvider, useToasts } from './ToastProvider.tsx';
import type { ToastContent } from './toast-queue.ts';

function Show({ toasts }: { readonly toasts: readonly ToastContent[] }) {
  const { show } = useToasts();
  return <Button onClick={() => toasts.forEach(toast => show(toast))}>Show</Button>;
}

const meta = {
  title: 'Components/Messages/Toast',
  component: Show,
  decorators: [
    Story => (
      <ToastProvider>
        <div className="min-h-100">
          <Story />
        </div>
      </ToastProvider>
    ),
  ],
  args: { toasts: [{ tone: 'success', text: 'Updated Successfully' }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(await screen.findByRole('region', { name: 'Notifications' })).toBeVisible();
  },
} satisfies Meta<typeof Show>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const onPress = fn();
/** Three at once, the newest first. */
export const Matrix: Story = {
  tags: ['tree', 'visual'],
  args: {
    toasts: [
      { tone: 'success', text: 'Updated Successfully' },
      {
        tone: 'warning',
        text: 'Your session will expire in less than 8 minutes.',
        action: { label: 'Click here to continue the session', onPress },
      },
      {
        tone: 'error',
        text: 'Something went wrong. Please try again. If the problem persists, contact support',
        requestId: 'req_7f3a91c2',
      },
    ],
  },
};

export const ByKeyboard: Story = {
  args: {
    toasts: [{ tone: 'error', text: 'Something went wrong.', action: { label: 'Try again', onPress } }],
  },
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await step('its action does what it says and takes it away', async () => {
      const action = await screen.findByRole('button', { name: 'Try again' });
      action.focus();
      await userEvent.keyboard('{Enter}');
      await expect(onPress).toHaveBeenCalled();
      await waitFor(() => expect(screen.queryByText('Something went wrong.')).toBeNull());
    });
  },
};
