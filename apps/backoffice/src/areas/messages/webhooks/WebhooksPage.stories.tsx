import { AppError, aWebhook } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../../testing/screen.tsx';
import { WebhooksPage } from './WebhooksPage.tsx';

const meta = {
  title: 'Screens/Messages/Webhooks',
  component: WebhooksPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof WebhooksPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = '/administration/settings/access?tab=notifications';
const actionsOf = (name: string) => ({ name: `Actions for ${name}` });

/** Every address, with what it is told of and whether anything is sent. */
export const Default: Story = {
  ...screenAt(list),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('row', { name: /Portfolio system.*https:.*3 events.*Active/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Archive.*Secret missing/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Notifications' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** The platform refuses an address of a private network; the form says so at its field. */
export const RefusesPrivateAddresses: Story = {
  ...screenAt(list, {
    answers: {
      'messages.createNotificationSetting': () => {
        throw new AppError('ValidationFailed', [{ path: 'address', code: 'publicAddress' }]);
      },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add address' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Inside');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Address' }), 'https://10.0.0.1/');
    await userEvent.click(dialog.getByRole('button', { name: 'Generate' }));
    await expect(dialog.getByRole('textbox', { name: 'Secret' })).toHaveDisplayValue(/^whsec_/);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'A registration was started' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add address' }));
    await expect(await dialog.findByText(/Enter an address on the public internet/)).toBeVisible();
  },
};

/** The present secret is never shown, and stays where nothing is typed. */
export const Edits: Story = {
  ...screenAt(list),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', actionsOf('Portfolio system')));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Portfolio system' }));
    await expect(await dialog.findByRole('textbox', { name: /Secret/ })).toHaveDisplayValue('');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Two parties were connected' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Portfolio system was saved.')).toBeVisible());
  },
};

/** After a change the former secret signs too, for a day: until when is said. */
export const TwoSecretsSign: Story = {
  ...screenAt(list, {
    answers: {
      'messages.notificationSettings': () => ({
        items: [aWebhook({ previousSecretUntil: '2026-11-22T08:00:00.000Z' })],
        total: 1,
        counts: {},
      }),
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', actionsOf('Portfolio system')));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await expect(await screen.findByText(/Until .*09:00.* signed with the former secret too/)).toBeVisible();
  },
};

/** What was sent, what came back, and once more by hand. */
export const ShowsLog: Story = {
  ...screenAt(list),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', actionsOf('Portfolio system')));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show log' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log of Portfolio system' }));
    await expect(
      await dialog.findByRole('row', { name: /client file was edited.*Failed.*No answer in time.*5/ }),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', actionsOf('A client file was edited')));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send again' }));
    await waitFor(() => expect(screen.getByText('The event is on its way again.')).toBeVisible());
  },
};

export const Tests: Story = {
  ...screenAt(list),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', actionsOf('Portfolio system')));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send test event' }));
    await waitFor(() => expect(screen.getByText(/Test event sent/)).toBeVisible());
  },
};

export const Deletes: Story = {
  ...screenAt(list),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', actionsOf('Archive')));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText(/Its log is deleted too/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.getByText('Address deleted.')).toBeVisible());
  },
};

export const Empty: Story = {
  ...screenAt(list, {
    answers: { 'messages.notificationSettings': () => ({ items: [], total: 0, counts: {} }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No addresses yet')).toBeVisible();
  },
};

export const MayOnlyRead: Story = {
  ...screenAt(list, { answers: { 'access.permissionsCheck': () => ['notificationSettingsWrite'] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Portfolio system/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add address' })).toBeNull();
  },
};

export const Forbidden: Story = {
  ...screenAt(list, { answers: { 'access.permissionsCheck': () => ['notificationSettingsRead'] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/permission/i)).toBeVisible();
  },
};

export const Failed: Story = {
  ...screenAt(list, {
    answers: {
      'messages.notificationSettings': () => {
        throw new AppError('Unexpected');
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Retry|Try again/ })).toBeVisible();
  },
};
