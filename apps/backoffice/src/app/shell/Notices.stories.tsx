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
      // Whenever the network is back, everything is asked again; the notice listens from the first idle moment on.
      const reload = await waitFor(() => {
        globalThis.dispatchEvent(new Event('online'));
        return canvas.getByRole('button', { name: 'Reload' });
      });
      await userEvent.click(reload);
      await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
      await expect(field).toHaveValue('MeridianJansen');
    });
  },
};

/** Where the settings that they lead to are not built yet, an Admin sees neither: nothing leads to an empty page. */
export const NothingToLeadTo: Story = {
  ...screenAt('/administration/dashboard', { answers: signing('2026-12-21', null) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    // The offer to go on with ⌘K comes with the same code.
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Go to anything' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
