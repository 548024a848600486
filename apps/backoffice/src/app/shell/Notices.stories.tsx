import { aConfiguration, aTenantSettings } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { NewVersionNotice } from './NewVersionNotice.tsx';

const meta = {
  title: 'Screens/Notices',
  component: NewVersionNotice,
  tags: ['!autodocs'],
} satisfies Meta<typeof NewVersionNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

const signing = (noticeDeadline: string | null, username: string | null) => ({
  'tenants.settings': () =>
    aTenantSettings({
      signing: { noticeDeadline, assetManagerCoSign: { coSigners: [{ id: 'c1', username }] } },
    }),
});

/** There is a newer build: a line says so, and nothing reloads by itself. */
export const NewVersion: Story = {
  ...screenAt('/administration/settings/general', {
    answers: { 'tenants.configuration': () => aConfiguration({ build: 'ffffffffffff' }) },
  }),
  play: async ({ canvas, step }) => {
    const field = await canvas.findByLabelText('Short name');
    await step('what is typed is not lost without being asked', async () => {
      await userEvent.type(field, 'Jansen');
      // The network is back: then everything is asked anew.
      globalThis.dispatchEvent(new Event('online'));
      await userEvent.click(await canvas.findByRole('button', { name: 'Reload' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
      await expect(field).toHaveValue('MeridianJansen');
    });
  },
};

/** Thirty days before digital signing changes, and one thing after the other. */
export const AtTheStart: Story = {
  ...screenAt('/administration/dashboard', { answers: signing('2026-12-21', null) }),
  play: async ({ canvas, step }) => {
    await step('the change of signing, with the days that remain', async () => {
      const days = await screen.findByText('30 days remaining to update your settings.');
      await waitFor(() => expect(days).toBeVisible());
      await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    });
    await step('a co-signer without a user leads to the settings', async () => {
      const dialog = await screen.findByRole('alertdialog', { name: 'A co-signer has no user' });
      await waitFor(() => expect(dialog).toBeVisible());
      await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
      await expect(await canvas.findByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
  },
};
