import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { screenAt } from '../../../testing/screen.tsx';
import { SignInSettingsPage } from './SignInSettingsPage.tsx';

const meta = {
  title: 'Screens/Access/SignIn',
  component: SignInSettingsPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof SignInSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/settings/access?tab=authentication';

/** Whom a choice sends to set-up is said while it is made, and asked before it is saved. */
export const Default: Story = {
  ...screenAt(address),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No second factor is demanded/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Authenticator app' }));
    await expect(await canvas.findByText(/people have to set up/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.getByText('Sign-in settings saved.')).toBeVisible());
  },
};

export const MayOnlyRead: Story = {
  ...screenAt(address, { answers: { 'access.permissionsCheck': () => ['userSettingsWrite'] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Authenticator app' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};
