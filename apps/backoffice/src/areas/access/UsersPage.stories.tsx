import type { Permission } from '@dossier/api/contract';
import {
  aCurrentUser,
  anAbsence,
  aPendingInvite,
  aSignOff,
  AppError,
  staff,
  staffGroups,
  type Answers,
} from '@dossier/api/fixtures';
import type { SignOff } from '@dossier/api/workflows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { settingsSections } from '../../shared/settings-sections.ts';
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
  await canvas.findByRole('button', { name: 'Invite user' });
  const row = within(await canvas.findByRole('row', { name }));
  const more = () => row.getAllByRole('button').at(-1) as HTMLElement;
  // It becomes a menu when someone comes near.
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

/** An Admin sets when a colleague is away; the list says who is. */
export const SetsAbsence: Story = {
  ...screenAt(address, {
    answers: {
      'access.users': () => ({
        items: staff.map(user => (user._id === 'malik' ? { ...user, absence: anAbsence } : user)),
        total: staff.length,
        counts: {},
      }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('row', { name: /Malik Bakker.*Away until 04 Dec 2026.*Deputy: Sanne de Wit/ }),
    ).toBeVisible();
    await openMenu(canvas, /Malik Bakker/);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Absence' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Absence of Malik Bakker' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'End absence' }));
    await waitFor(() => expect(screen.getByText('Absence ended.')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Invites: Story = {
  ...screenAt(address),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite user' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite user' }));
    await expect(dialog.queryByText(/^Groups/)).toBeNull();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'new@post.example');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'ROLE_TENANT_USER');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(screen.getByText('Invitation sent to new@post.example.')).toBeVisible());
  },
};

/** The groups that a new user belongs to from the first day. */
export const InvitesIntoGroups: Story = {
  ...screenAt(address, {
    answers: {
      'access.createInvite': ({ body }) => {
        const { groupIds } = body as { groupIds: readonly string[] };
        if (groupIds.length !== 1) throw new AppError('ValidationFailed');
        return aPendingInvite();
      },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite user' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite user' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'new@post.example');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'ROLE_TENANT_USER');
    await userEvent.type(await dialog.findByRole('combobox', { name: /User groups/ }), 'Branch');
    await screen.findByRole('option', { name: 'Branch office' });
    await userEvent.keyboard('{ArrowDown}{Enter}{Tab}');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(screen.getByText('Invitation sent to new@post.example.')).toBeVisible());
  },
};

/** Who is in which group, and only those of some. */
export const FiltersByGroup: Story = {
  ...screenAt(address, {
    answers: {
      'access.users': () => ({
        items: staff.map(user =>
          user._id === 'louise' ? { ...user, groups: [staffGroups[0]?._id ?? ''] } : user,
        ),
        total: staff.length,
        counts: {},
      }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Louise Dubois.*Branch office/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'User groups' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Branch office' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Malik Bakker/ })).toBeNull());
    await expect(canvas.getByRole('row', { name: /Louise Dubois/ })).toBeVisible();
  },
};

/** What was typed is not thrown away by a key. */
export const KeepsWhatWasTyped: Story = {
  ...screenAt(address),
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite user' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite user' }));
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'new@post.example');
    await step('Escape asks, and keeps it', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(email).toHaveValue('new@post.example');
    });
    await step('or lets it go', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** The mail server took none of the five tries: someone waits for an answer to a letter that never left. */
export const UnsentInvitation: Story = {
  ...screenAt(address, {
    answers: (() => {
      let isUnsent = true;
      const invite = () => aPendingInvite({ isUnsent });
      return {
        'access.invites': () => ({ items: [invite()], total: 1, counts: {} }),
        'access.resendInvite': () => {
          isUnsent = false;
          return invite();
        },
      };
    })(),
  }),
  play: async ({ canvas, step }) => {
    await step('says so, above the list and in its row', async () => {
      await expect(await canvas.findByText('The invitation could not be sent')).toBeVisible();
      await expect(
        canvas.getByRole('row', { name: /noor.jansen@meridian.example.*Not sent/ }),
      ).toBeInTheDocument();
    });
    await step('and sends it again', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
      await waitFor(() => expect(screen.getByText('Invitation sent again.')).toBeVisible());
      await waitFor(() => expect(canvas.queryByText('The invitation could not be sent')).toBeNull());
      await expect(
        canvas.getByRole('row', { name: /noor.jansen@meridian.example.*Pending/ }),
      ).toBeInTheDocument();
    });
  },
};

/** What waits for them goes to someone, or to no one, before they are kept out. */
export const Disables: Story = {
  ...screenAt(address),
  play: async ({ canvas, step }) => {
    await openMenu(canvas, /Malik Bakker/);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Disable' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Disable Malik Bakker?' }));
    const successor = await dialog.findByRole('combobox', { name: /^Who takes over the open work of/ });
    await step('says that someone has to be chosen', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Disable' }));
      await expect(await dialog.findByText('This field is required')).toBeVisible();
    });
    await userEvent.selectOptions(successor, 'none');
    await userEvent.click(dialog.getByRole('button', { name: 'Disable' }));
    await waitFor(() => expect(screen.getByText('Updated Successfully')).toBeVisible());
  },
};

/** Where nothing waits for them no one is asked who does it. */
export const Deletes: Story = {
  ...screenAt(address, {
    answers: { 'access.userWork': () => ({ registrations: 0, processes: 0, files: 0 }) },
  }),
  play: async ({ canvas }) => {
    await openMenu(canvas, /Malik Bakker/);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Malik Bakker?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled());
    await expect(dialog.queryByRole('combobox')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText('Malik Bakker was deleted.')).toBeVisible());
  },
};

const reset: Partial<SignOff> = {
  action: 'user.resetFactor',
  subject: { type: 'user', id: 'sanne', name: 'Sanne de Wit' },
  diff: [{ path: 'mfaMethod', old: 'SOFTWARE', new: null }],
  comment: null,
};
const requested = (overrides: Partial<SignOff>): Partial<Answers> => ({
  'workflows.signOffs': () => ({ items: [aSignOff({ ...reset, ...overrides })], total: 1, counts: {} }),
  'workflows.signOff': () => aSignOff({ ...reset, ...overrides }),
});

/** The second factor of an Admin takes two: this one has asked. */
export const AsksForASecondPerson: Story = {
  ...screenAt(address, {
    answers: { 'access.me': () => aCurrentUser({ _id: 'malik' }) },
  }),
  play: async ({ canvas }) => {
    await openMenu(canvas, /Sanne de Wit/);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reset 2-step verification' }));
    await expect(await screen.findByText(/Sanne de Wit is an Admin, so another Admin/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.getByText('Another Admin must approve this now.')).toBeVisible());
  },
};

/** And this one decides. */
export const DecidesOnAReset: Story = {
  ...screenAt(address, { answers: requested({ hindrance: null }) }),
  play: async ({ canvas, step }) => {
    await step('is asked before it is done', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
      await expect(
        await screen.findByRole('alertdialog', { name: 'Reset 2-step verification for Sanne de Wit?' }),
      ).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    });
    await waitFor(() => expect(screen.getByText(/^Approved\. They set it up again/)).toBeVisible());
  },
};

/** A user who asked may only take it back. */
export const WaitsForADecision: Story = {
  ...screenAt(address, { answers: requested({ hindrance: 'ownRequest' }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Another Admin must decide/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw request' }));
    await waitFor(() => expect(screen.getByText('Request withdrawn.')).toBeVisible());
  },
};

export const ChangedElsewhere: Story = {
  ...screenAt(address, {
    answers: {
      'access.updateUser': () => {
        throw new AppError('VersionStale');
      },
    },
  }),
  play: async ({ canvas }) => {
    await openMenu(canvas, /Malik Bakker/);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Malik Bakker' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText(/A colleague changed this user/)).toBeVisible());
  },
};

export const MayOnlyRead: Story = {
  ...screenAt(address, { answers: { 'access.permissionsCheck': () => ['userSettingsWrite'] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Malik Bakker/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Invite user' })).toBeNull();
  },
};

export const NotAllowed: Story = {
  ...screenAt(address, {
    // None of the four reads that open it, and no other section to be led to.
    answers: {
      'access.permissionsCheck': () => [
        ...Object.values(settingsSections).flatMap(({ anyOf }): readonly Permission[] => anyOf),
        'userSettingsWrite',
      ],
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to this page!")).toBeVisible();
  },
};

/** What someone did, and what was done about them. */
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
      await userEvent.click(dialog.getByRole('button', { name: 'About this user' }));
      await expect(dialog.queryByText('Assigned a registration')).toBeNull();
      await expect(dialog.getByText('Edited an account')).toBeVisible();
    });
  },
};
