import { aCurrentUser, aProfile, aTenantSettings, AppError, tokenWithoutTenant } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { MfaSetupPage } from './MfaSetupPage.tsx';

const meta = {
  title: 'Screens/Access/MfaSetup',
  component: MfaSetupPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof MfaSetupPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const demanding = (method: 'SOFTWARE' | 'SMS') => ({
  'tenants.settings': () => aTenantSettings({ authentication: { allowedMFAMethods: [method] } }),
});
/** A user who has no second factor until one was preferred. */
const becoming = (method: 'SOFTWARE' | 'SMS') => {
  let tenantId: string | null = null;
  return {
    'access.me': () => aCurrentUser({ mfaMethod: tenantId }),
    'access.setMfaPreference': () => {
      tenantId = method;
      return {};
    },
  };
};

export const Default: Story = {
  ...screenAt('/administration/dashboard', {
    answers: { ...demanding('SOFTWARE'), ...becoming('SOFTWARE') },
  }),
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('heading', { name: 'Set up 2-step verification' })).toBeVisible();
    await step('shows the code, and the key as text', async () => {
      await expect(await canvas.findByRole('img', { name: /Meridian Wealth, meridian.admin/ })).toBeVisible();
      await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    });
    await step('after the first code of the app, codes for whoever loses it are shown once', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Enter authentication code' }), '123456');
      await expect(await canvas.findByRole('heading', { name: 'Back-up codes' })).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: 'Create ten codes' }));
      await expect(await canvas.findByText(/shown only once/)).toBeVisible();
    });
    await step('and then the product opens', async () => {
      await userEvent.click(canvas.getByRole('button', { name: "I've saved them" }));
      await expect(await canvas.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    });
  },
};

/** A System Admin has no firm yet: an app comes first. */
export const SystemAdmin: Story = {
  ...screenAt('/administration/choose-tenant', {
    answers: {
      'access.me': () => aCurrentUser({ roles: ['ROLE_SYSTEM_ADMIN'], tenantId: null }),
      'access.refresh': () => ({ accessToken: tokenWithoutTenant }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/System Admins always use a second step/)).toBeVisible();
    await expect(await canvas.findByRole('img', { name: /Dossier, meridian.admin/ })).toBeVisible();
  },
};

export const CodesLater: Story = {
  ...screenAt('/mfa-setup', { answers: { ...demanding('SOFTWARE'), ...becoming('SOFTWARE') } }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Enter authentication code' }), '123456');
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }));
    await expect(await canvas.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  },
};

export const WrongCode: Story = {
  ...screenAt('/mfa-setup', {
    answers: {
      ...demanding('SOFTWARE'),
      'access.verifyMfa': () => {
        throw new AppError('EnableSoftwareTokenMFAException');
      },
    },
  }),
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('textbox', { name: 'Enter authentication code' });
    await userEvent.type(code, '123456');
    await waitFor(() => expect(code).toHaveAccessibleDescription('Invalid confirm code'));
  },
};

export const TextMessagesOnly: Story = {
  ...screenAt('/mfa-setup', { answers: { ...demanding('SMS'), ...becoming('SMS') } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send code' }));
    // The phone is at hand once its code is.
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Confirmation code' }), '123456');
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }));
    await expect(await canvas.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  },
};

export const NoPhone: Story = {
  ...screenAt('/mfa-setup', {
    answers: { ...demanding('SMS'), 'access.profile': () => aProfile({ phone: null }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/your account has no phone number/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
};

export const NotNeeded: Story = {
  ...screenAt('/mfa-setup'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  },
};
