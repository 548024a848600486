import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screenAt } from '../../../testing/screen.tsx';
import { RestrictedClientsPage } from './RestrictedClientsPage.tsx';

const meta = {
  title: 'Screens/Access/RestrictedClients',
  component: RestrictedClientsPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof RestrictedClientsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/settings/access?tab=restrictedClients';

/** Whom the firm names for each kind, and who changed that. */
export const Default: Story = {
  ...screenAt(address),
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('combobox', { name: /^Staff: users/ })).toBeVisible();
    await expect(await canvas.findByText(/^No one is named for this kind yet/)).toBeVisible();
    await step('is saved', async () => {
      await userEvent.type(await canvas.findByRole('combobox', { name: /^VIP: users/ }), 'lou');
      await within(document.body).findByRole('option', { name: /^Lou/ });
      await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
      await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
      await expect(await within(document.body).findByText('Updated Successfully')).toBeInTheDocument();
    });
  },
};

export const MayOnlyRead: Story = {
  ...screenAt(address, { answers: { 'access.permissionsCheck': () => ['userSettingsWrite'] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /^Staff: users/ })).toBeDisabled();
  },
};
