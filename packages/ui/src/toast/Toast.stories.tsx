import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { ToastProvider, useToasts } from './ToastProvider.tsx';
import type { ToastContent } from './toast-queue.ts';

/**
 * A sentence at the edge of the page about what just happened, with a way back where there is one. Errors
 * stay until they are closed, others go by themselves, but not while the pointer or the focus is on them. F6 leads to
 * them. Put `ToastProvider` around the application, and
 * call `show` of `useToasts` with `tone`, `text` and, for a way back, `action`.
 *
 * Renders a landmark region with an alert dialog for each toast.
 */
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
export const Playground: Story = {};

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

/** What is left of a session, to the second. */
export const Countdown: Story = {
  args: {
    toasts: [
      {
        tone: 'warning',
        text: 'Your session will expire in less than 8 minutes.',
        endsAt: new Date('2026-11-21T10:49:30').getTime(),
        action: { label: 'Click here to continue the session', onPress },
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(await screen.findByRole('timer')).toHaveTextContent('7:30');
  },
};

/** What only informs shows no title, and is named all the same. */
export const Info: Story = {
  args: { toasts: [{ tone: 'info', text: 'A new version is there.' }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const toast = await screen.findByRole('alertdialog', { name: 'Information' });
    await waitFor(() => expect(toast).toBeVisible());
  },
};
/** Everything works by keyboard alone. */
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
/** Its text says what a click does: a click on the text does it. */
export const OnItsText: Story = {
  args: {
    toasts: [
      {
        tone: 'warning',
        text: 'Click here to continue the session',
        action: { label: 'Continue', onPress, isOnText: true },
      },
    ],
  },
  play: async ({ canvas }) => {
    onPress.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await userEvent.click(await screen.findByText('Click here to continue the session'));
    await expect(onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Click here to continue the session')).toBeNull());
  },
};

/** German text, 320 px wide. */
export const LongText: Story = {
  args: {
    toasts: [
      {
        tone: 'warning',
        text: 'Ihre Sitzung an der Vermögensverwaltungsplattform läuft in weniger als 8 Minuten ab.',
      },
    ],
  },
};
