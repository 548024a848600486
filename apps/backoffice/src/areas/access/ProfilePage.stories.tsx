import { aColleague, aCurrentUser, anAbsence, aProfile, AppError } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectOff } from '../../testing/expect-off.ts';
import { screenAt } from '../../testing/screen.tsx';
import { ProfilePage } from './ProfilePage.tsx';

const meta = {
  title: 'Screens/Access/Profile',
  component: ProfilePage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/profile-settings';
/** Types a date into its parts: day, month, year. */
async function typeDay(section: ReturnType<typeof within>, name: string, digits: string) {
  await userEvent.click(section.getByRole('spinbutton', { name: new RegExp(`day.*${name}`) }));
  await userEvent.keyboard(digits);
}
const needsPassword = {
  'access.associateMfa': ({ body }: { body: unknown }) => {
    if ((body as { password: string | null }).password === null) throw new AppError('PasswordRequired');
    return { SecretCode: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' };
  },
};

/** What the platform has of the reader: a page that asks again is told what was saved. */
let stored = aProfile();

export const Default: Story = {
  beforeEach: () => {
    stored = aProfile();
  },
  ...screenAt(address, {
    answers: {
      'access.profile': () => stored,
      'access.updateProfile': ({ body }) => {
        stored = aProfile({ ...(body as object), version: 2 });
        return stored;
      },
    },
  }),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'First name' });
    await expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
    await userEvent.clear(name);
    await expect(await canvas.findByRole('region', { name: 'Unsaved changes' })).toBeVisible();
    await userEvent.type(name, 'Susanne{Enter}');
    await waitFor(() => expect(screen.getByText('Updated Successfully')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Susanne');
  },
};

/** What the platform has of the reader's absence: a page that asks again is told what was saved. */
let saved: ReturnType<typeof aProfile>['absence'] = null;

/** Days and a deputy; who is away already says so in the list. */
export const SetsAbsence: Story = {
  beforeEach: () => {
    saved = null;
  },
  ...screenAt(address, {
    answers: {
      'access.profile': () => aProfile({ absence: saved }),
      'access.changeOwnAbsence': ({ body }) => {
        saved = (body as { absence: object | null }).absence && anAbsence;
        return aProfile({ absence: saved, version: 2 });
      },
      'access.activeUsers': () => ({
        items: [
          aColleague(),
          aColleague({ _id: 'louise', firstName: 'Louise', lastName: 'Dubois', absence: anAbsence }),
        ],
        total: 2,
        counts: {},
      }),
    },
  }),
  play: async ({ canvas, step }) => {
    const section = within(await canvas.findByRole('region', { name: 'Absence' }));
    await step('says what is missing at its field', async () => {
      await userEvent.click(section.getByRole('button', { name: 'Save absence' }));
      await expect(await section.findAllByText('This field is required')).toHaveLength(2);
    });
    const deputy = section.getByRole('combobox', { name: /Deputy/ });
    await waitFor(() =>
      expect(
        within(deputy).getByRole('option', {
          name: 'Louise Dubois (away until 04 Dec 2026, deputy Sanne de Wit)',
        }),
      ).toBeInTheDocument(),
    );
    await userEvent.selectOptions(deputy, 'malik');
    await typeDay(section, 'First day', '23112026');
    await typeDay(section, 'Last day', '04122026');
    await userEvent.click(section.getByRole('button', { name: 'Save absence' }));
    await waitFor(() => expect(screen.getByText('Absence saved.')).toBeVisible());
    await userEvent.click(await section.findByRole('button', { name: 'End absence' }));
    await waitFor(() => expect(screen.getByText('Absence ended.')).toBeVisible());
  },
};

/** The platform knows who else is away meanwhile; the form says so at the deputy. */
export const DeputyIsAway: Story = {
  ...screenAt(address, {
    answers: {
      'access.profile': () => aProfile({ absence: anAbsence }),
      'access.changeOwnAbsence': () => {
        throw new AppError('ValidationFailed', [{ path: 'absence.deputyId', code: 'deputyAway' }]);
      },
    },
  }),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Absence' }));
    await userEvent.click(section.getByRole('button', { name: 'Save absence' }));
    await expect(await section.findByText(/away on some of these days/)).toBeVisible();
  },
};

/** A change that is refused is an error (S1 §8); what another user changed meanwhile is a warning. */
export const Rejected: Story = {
  ...screenAt(address, {
    answers: {
      'access.updateProfile': () => {
        throw new AppError('ValidationFailed');
      },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'First name' }), 'x{Enter}');
    await waitFor(() => expect(screen.getByText('Error!')).toBeVisible());
  },
};

export const Sessions: Story = {
  ...screenAt(address),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chrome, Linux')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Sign out of Safari, iPhone/ }));
    await waitFor(() => expect(screen.getByText('Signed out.')).toBeVisible());
  },
};

export const RegistersAnApp: Story = {
  ...screenAt(address, { answers: needsPassword }),
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add app' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Register Authentication application' }));
    await step('asks for the password of whoever signed in a while ago', async () => {
      const password = await dialog.findByLabelText('Password');
      await expectOff(dialog.getByRole('button', { name: 'Continue' }));
      await userEvent.type(password, 'Welcome-2026!{Enter}');
    });
    await step('takes the first code', async () => {
      const code = await dialog.findByRole('textbox', { name: 'Enter authentication code' });
      await expectOff(dialog.getByRole('button', { name: 'Confirm' }));
      await userEvent.type(code, '123456');
      await waitFor(() => expect(screen.getByText('Success!')).toBeVisible());
      await expect(screen.getByText(/^Authenticator app added/)).toBeVisible();
    });
    await step('and codes for whoever loses it are offered at once', async () => {
      const codes = within(await screen.findByRole('dialog', { name: 'Back-up codes' }));
      await userEvent.click(await codes.findByRole('button', { name: 'Create ten codes' }));
      await userEvent.click(await codes.findByRole('button', { name: "I've saved them" }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const WithAnApp: Story = {
  ...screenAt(address, {
    answers: { 'access.profile': () => aProfile({ mfaMethod: 'SOFTWARE', hasAuthenticator: true }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Authenticator app')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Turn off' })).toBeVisible();
  },
};

/** Codes go to a phone only once one came back from it. */
export const ProvesThePhone: Story = {
  ...screenAt(address),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use text messages' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Use text messages' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Send code' }));
    const code = await dialog.findByRole('textbox', { name: 'Confirmation code' });
    await expectOff(dialog.getByRole('button', { name: 'Confirm' }));
    await userEvent.type(code, '123456');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByText('Success!')).toBeVisible());
  },
};

/** Ten codes on paper, shown once. */
export const MakesBackupCodes: Story = {
  ...screenAt(address, {
    answers: {
      'access.profile': () => aProfile({ mfaMethod: 'SOFTWARE', hasAuthenticator: true, backupCodes: 3 }),
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back-up codes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Back-up codes' }));
    await waitFor(() => expect(dialog.getByText('3 codes left.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Create ten codes' }));
    await waitFor(() => expect(dialog.getByText('k7fm3-9dqxp')).toBeVisible());
    await expect(dialog.getAllByText(/^[a-z2-9]{5}-[a-z2-9]{5}$/)).toHaveLength(10);
    await userEvent.click(dialog.getByRole('button', { name: "I've saved them" }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A channel for each event, and an hour for the digest; what concerns Admins alone is theirs to choose. */
export const ChoosesNotifications: Story = {
  ...screenAt(address),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Notification settings' }));
    const requested = await section.findByRole('combobox', { name: 'Your approval is requested' });
    await expect(requested).toHaveValue('email');
    await expect(section.getByText(/cannot be turned off/)).toBeVisible();
    await userEvent.selectOptions(requested, 'Off');
    await userEvent.selectOptions(section.getByRole('combobox', { name: /Daily digest/ }), '08:00');
    await userEvent.click(section.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.getByText('Notification settings saved.')).toBeVisible());
    await expect(await section.findByRole('combobox', { name: 'Your approval is requested' })).toHaveValue(
      'off',
    );
  },
};

export const NotificationsChangedElsewhere: Story = {
  ...screenAt(address, {
    answers: {
      'access.me': () => aCurrentUser({ roles: ['ROLE_TENANT_USER'] }),
      'messages.updatePreferences': () => {
        throw new AppError('VersionStale');
      },
    },
  }),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Notification settings' }));
    await userEvent.selectOptions(await section.findByRole('combobox', { name: /mentions you/ }), 'Off');
    await expect(section.queryByRole('combobox', { name: /has no assignee/ })).toBeNull();
    await userEvent.click(section.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.getByText(/notifications were changed elsewhere/)).toBeVisible());
  },
};
