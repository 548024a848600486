import { aBatch, aBatchPreview, AppError, goodAnswers } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { press } from '../../../testing/press.ts';
import { screenAt } from '../../../testing/screen.tsx';
import { RegistrationsPage } from '../RegistrationsPage.tsx';

const meta = {
  title: 'Screens/Registrations/Bulk work',
  component: RegistrationsPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof RegistrationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/registrations';
const batch = aBatch();
const opened = `${address}?batch=${batch._id}`;
const started = fn();

interface Canvas {
  readonly findByRole: typeof screen.findByRole;
  readonly getByRole: typeof screen.getByRole;
}

const choose = async (canvas: Canvas, ...names: readonly string[]) => {
  await canvas.findByRole('link', { name: 'Café Lumière SRL' });
  for (const name of names) await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }));
};
const wish = async (canvas: Canvas, menu: string, item: string) => {
  const bar = within(await canvas.findByRole('toolbar'));
  await userEvent.click(await bar.findByRole('button', { name: menu }));
  await press(await screen.findByRole('menuitem', { name: item }));
};

/** What cannot be changed is said before anything starts, with the reason; the rest starts at one button. */
export const Preview: Story = {
  ...screenAt(address, {
    answers: {
      'registrations.startBatch': call => {
        started(call.body);
        return goodAnswers['registrations.startBatch'](call);
      },
    },
  }),
  play: async ({ canvas, step }) => {
    await choose(canvas, 'Café Lumière SRL');
    await wish(canvas, 'Assign', 'Me');
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign 4 registrations' }));
    await step('shows what changes, and what cannot be changed and why', async () => {
      await expect(dialog.getByText('3 registrations go to Me.')).toBeVisible();
      await expect(dialog.getByText('you may not do this')).toBeVisible();
    });
    await step('starts with those alone that can be changed, as they were seen', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Change 3' }));
      await waitFor(() => expect(started).toHaveBeenCalledOnce());
      const rows = (started.mock.calls[0]?.[0] as { rows: readonly object[] } | undefined)?.rows;
      await expect(rows).toHaveLength(3);
      await expect(await screen.findByText('was changed by a colleague')).toBeVisible();
    });
  },
};

/** A page of rows where nothing is in the way is given away at once, and can be undone. */
export const GivenAtOnce: Story = {
  ...screenAt(address, {
    answers: {
      'registrations.previewBatch': () => ({
        items: aBatchPreview().items.map(item => ({ ...item, obstacle: null })),
      }),
      'registrations.batch': () => aBatch({ total: 4, done: 4, failed: 0 }),
    },
  }),
  play: async ({ canvas }) => {
    await choose(canvas, 'Café Lumière SRL');
    await wish(canvas, 'Assign', 'Me');
    await waitFor(() => expect(screen.getByText('4 registrations assigned to Me.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByText('Assignment of 4 registrations undone.')).toBeVisible());
  },
};

/** To reject takes a reason and a comment, as for a single one. */
export const Rejecting: Story = {
  ...screenAt(address),
  play: async ({ canvas }) => {
    await choose(canvas, 'Café Lumière SRL');
    await wish(canvas, 'Change status', 'Reject');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Change the status of 4 registrations' }),
    );
    await userEvent.click(await dialog.findByRole('button', { name: 'Change 3' }));
    await expect(await dialog.findByRole('combobox', { name: 'Reason' })).toBeInvalid();
    await expect(dialog.getByRole('textbox', { name: 'Comment' })).toBeInvalid();
  },
};

/** Those that failed come first; they are tried again, and what was done is undone while that is possible. */
export const Results: Story = {
  ...screenAt(opened),
  play: async ({ step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign 12 registrations' }));
    await step('says what became of each', async () => {
      await expect(await dialog.findByText('was changed by a colleague')).toBeVisible();
      await expect(dialog.getByText(/^Can be undone until/)).toBeVisible();
    });
    await step('tries again', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Retry failed' }));
    });
    await step('undoes', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(screen.getByText(/^Assignment of 10 registrations undone/)).toBeVisible());
    });
  },
};

/** It goes on without the page, and can be stopped. */
export const UnderWay: Story = {
  ...screenAt(opened, {
    answers: {
      'registrations.batch': () =>
        aBatch({ state: 'running', done: 5, failed: 1, finishedAt: null, undoUntil: null }),
    },
  }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign 12 registrations' }));
    await expect(await dialog.findByRole('progressbar', { name: 'In progress' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Stop' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue in background' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Unknown: Story = {
  ...screenAt(opened, {
    answers: {
      'registrations.batch': () => {
        throw new AppError('NotFound');
      },
    },
  }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const German: Story = { globals: { locale: 'de-DE' }, ...screenAt(opened) };
