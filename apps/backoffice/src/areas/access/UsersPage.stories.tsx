import { Refusal } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { UsersPage } from './UsersPage.tsx';

const meta = {
  title: 'Screens/Access/Users',
  component: UsersPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof UsersPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const address = '/administration/settings/access';
const openMenu = async (canvas: Canvas, name: RegExp) => {
  // There once the platform has said what may be changed.
  await canvas.findByRole('button', { name: 'Invite somebody' });
  const row = within(await canvas.findByRole('row', { name }));
  const more = () => row.getAllByRole('button').at(-1) as HTMLElement;
  // It becomes a menu when somebody comes near.
  await userEvent.hover(more());
  await userEvent.click(more());
};

export const Default: Story = {
  ...screenAt(address),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Malik Bakker/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Daan Vertrokken.*Disabled/ })).toBeVisible();
    await expect(
      await canvas.findByRole('row', { name: /thijs.vos@meridian.example.*Expired/ }),
    ).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search users' }), 'louise');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Malik Bakker/ })).toBeNull());
  },
};

export const Invites: Story = {
  ...screenAt(address),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite somebody' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite somebody' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'new@post.example');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'ROLE_TENANT_USER');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }));
    await waitFor(() => expect(screen.getByText('new@post.example is invited.')).toBeVisible());
  },
};

export const Disables: Story = {
  ...screenAt(address),
  play: async ({ canvas }) => {
    await openMenu(canvas, /Malik Bakker/);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Disable' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Disable Malik Bakker?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.getByText('Updated Successfully')).toBeVisible());
  },
};

export const ChangedElsewhere: Story = {
  ...screenAt(address, {
    answers: {
      'access.updateUser': () => {
        throw new Refusal('VersionStale');
      },
    },
  }),
  play: async ({ canvas }) => {
    await openMenu(canvas, /Malik Bakker/);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Malik Bakker' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText(/Somebody else changed this user/)).toBeVisible());
  },
};

export const MayOnlyRead: Story = {
  ...screenAt(address, { answers: { 'access.permissionsCheck': () => ['userSettingsWrite'] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Malik Bakker/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Invite somebody' })).toBeNull();
  },
};

export const NotAllowed: Story = {
  ...screenAt(address, {
    answers: { 'access.permissionsCheck': () => ['userSettingsRead', 'userSettingsWrite'] },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to this page!")).toBeVisible();
  },
};

/** What somebody did, and what was done about them. */
export const Activity: Story = {
  ...screenAt(address),
  play: async ({ canvas, step }) => {
    await openMenu(canvas, /Malik Bakker/);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Activity' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Activity of Malik Bakker' }));
    await step('each thing in words, and where it leads', async () => {
      await waitFor(() => expect(dialog.getByText('Assigned a registration')).toBeVisible());
      await expect(dialog.getByRole('link', { name: 'Café Lumière SRL' })).toHaveAttribute(
        'href',
        '/administration/registrations/r1',
      );
      await expect(dialog.getByText('by Sanne de Wit')).toBeVisible();
    });
    await step('only what was done about them', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'About them' }));
      await expect(dialog.queryByText('Assigned a registration')).toBeNull();
      await expect(dialog.getByText('Changed an account')).toBeVisible();
    });
  },
};
