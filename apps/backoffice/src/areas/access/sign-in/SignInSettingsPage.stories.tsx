import { aSignOff } from '@dossier/api/fixtures';
import { signOffState } from '@dossier/validators/vocabularies';
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

/** Whom a choice sends to set-up is said while it is made, and request before it is saved. */
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

const demanding = {
  version: 2,
  updatedAt: '2026-11-20T09:00:00.000Z',
  updatedBy: null,
  value: {
    allowedMFAMethods: ['SOFTWARE' as const],
    sessions: { idleMinutes: 30, hours: 8, trustedHours: 8 },
  },
};
const request = {
  action: 'settings.lowerAuthentication' as const,
  subject: { type: 'authentication', id: 'meridian', name: 'Meridian Wealth' },
  requestedBy: { _id: 'louise', name: 'Louise Dubois' },
  diff: [{ path: 'sessions.idleMinutes', old: 30, new: 60 }],
};

/** Longer sessions are only requested: a colleague with the permission agrees to them. */
export const AsksToLower: Story = {
  ...screenAt(address, {
    answers: { 'tenants.authentication': () => demanding },
  }),
  play: async ({ canvas }) => {
    const idle = await canvas.findByRole('combobox', { name: 'Sign out when inactive for' });
    await expect(idle).toHaveDisplayValue('30 minutes');
    await userEvent.selectOptions(idle, '15 minutes');
    await expect(canvas.queryByText(/a colleague who may change user settings must approve/)).toBeNull();
    await userEvent.selectOptions(idle, '60 minutes');
    await expect(
      await canvas.findByText(/a colleague who may change user settings must approve it/),
    ).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: /Sign out at the latest/ }),
      '12 hours',
    );
    await expect(canvas.getByRole('combobox', { name: /trusted computers/ })).toHaveDisplayValue('12 hours');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.getByText(/^Requested\. A colleague/)).toBeVisible());
  },
};

/** The request of a colleague stands on the page, for a colleague with the permission to answer. */
export const DecidesOnLowering: Story = {
  ...screenAt(address, {
    answers: {
      'tenants.authentication': () => demanding,
      'workflows.signOffs': () => ({ items: [aSignOff(request)], total: 1, counts: {} }),
      'workflows.signOff': () => aSignOff(request),
      'workflows.decide': () => aSignOff({ ...request, state: signOffState.code('approved') }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Louise Dubois requested this.*30 minutes → 60 minutes/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.getByText('Approved and changed.')).toBeVisible());
  },
};
