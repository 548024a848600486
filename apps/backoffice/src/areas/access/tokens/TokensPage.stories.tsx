import { anAccessToken, AppError } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../../testing/screen.tsx';
import { TokensPage } from './TokensPage.tsx';

const meta = {
  title: 'Screens/Access/Tokens',
  component: TokensPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof TokensPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = '/administration/settings/access?tab=tokens';
const actionsOf = (name: string) => ({ name: `Actions for ${name}` });

/** Every token that no one has revoked: in whose name, what for, until when. */
export const Default: Story = {
  ...screenAt(list),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('row', { name: /Reporting.*Sanne de Wit.*2 permissions.*Active/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Portfolio system.*3 permissions, 1 lost/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Trial.*Expired/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Access tokens' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** What is chosen, within what the person may do; then the value, once. */
export const MakesOne: Story = {
  ...screenAt(list, { answers: { 'access.permissionsCheck': () => ['restrictedNotesRead'] } }),
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create token' }));
    await step('says what is missing at its field', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: 'Create token' }));
      await expect(await dialog.findAllByText('This field is required')).toHaveLength(2);
      await expect(dialog.queryByRole('checkbox', { name: 'Read restricted notes' })).toBeNull();
    });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Reporting');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Expires after' }), '30');
    const clients = within(dialog.getByRole('group', { name: 'Clients' }));
    await userEvent.click(clients.getAllByRole('checkbox')[0] as HTMLElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Create token' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Token Reporting' }));
    await expect(shown.getByRole('textbox', { name: 'Token' })).toHaveAttribute('readonly');
    await userEvent.click(shown.getByRole('button', { name: 'I have saved it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A user who signed in a while ago types the password first; a wrong one is said at its field. */
export const AsksForThePassword: Story = {
  ...screenAt(list, {
    answers: {
      'access.createAccessToken': ({ body }) => {
        const { password } = body as { readonly password: string | null };
        if (password === null) throw new AppError('PasswordRequired');
        if (password !== 'Welcome-2026!') throw new AppError('UsernamePasswordMismatch');
        return { token: anAccessToken(), value: 'dossier_secret' };
      },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create token' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Reporting');
    await userEvent.click((await dialog.findAllByRole('checkbox'))[0] as HTMLElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Create token' }));
    const password = await dialog.findByLabelText('Your password');
    await userEvent.type(password, 'wrong');
    await userEvent.click(dialog.getByRole('button', { name: 'Create token' }));
    await expect(await dialog.findByText('The existing password is incorrect')).toBeVisible();
    await userEvent.clear(password);
    await userEvent.type(password, 'Welcome-2026!');
    await userEvent.click(dialog.getByRole('button', { name: 'Create token' }));
    await expect(await screen.findByRole('dialog', { name: /^Token / })).toBeVisible();
  },
};

export const NameTaken: Story = {
  ...screenAt(list, {
    answers: {
      'access.createAccessToken': () => {
        throw new AppError('ValidationFailed', [{ path: 'name', code: 'nameTaken' }]);
      },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create token' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Reporting');
    await userEvent.click((await dialog.findAllByRole('checkbox'))[0] as HTMLElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Create token' }));
    await expect(await dialog.findByText('Another one has this name. Choose a different name')).toBeVisible();
  },
};

/** What its owner lost, the token lost. */
export const ShowsPermissions: Story = {
  ...screenAt(list),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', actionsOf('Portfolio system')));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show permissions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Permissions of Portfolio system' }));
    await expect(
      dialog.getByText('Eva Hermans may not do this any more, and neither may the token.'),
    ).toBeVisible();
  },
};

export const Revokes: Story = {
  ...screenAt(list),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', actionsOf('Reporting')));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
    await waitFor(() => expect(screen.getByText(/lose access at once/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.getByText('Token revoked.')).toBeVisible());
  },
};

export const Empty: Story = {
  ...screenAt(list, { answers: { 'access.accessTokens': () => ({ items: [], total: 0, counts: {} }) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No access tokens yet')).toBeVisible();
  },
};

export const MayOnlyRead: Story = {
  ...screenAt(list, { answers: { 'access.permissionsCheck': () => ['accessTokenSettingsWrite'] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Reporting/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Create token' })).toBeNull();
  },
};

export const Forbidden: Story = {
  ...screenAt(list, { answers: { 'access.permissionsCheck': () => ['accessTokenSettingsRead'] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/permission/i)).toBeVisible();
  },
};

export const Failed: Story = {
  ...screenAt(list, {
    answers: {
      'access.accessTokens': () => {
        throw new AppError('Unexpected');
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Retry|Try again/ })).toBeVisible();
  },
};
