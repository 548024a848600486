import { aCurrentUser, aGroup, aSignOff, AppError, type Answers } from '@dossier/api/fixtures';
import type { SignOff } from '@dossier/api/workflows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../../testing/screen.tsx';
import { GroupsPage } from './GroupsPage.tsx';

const meta = {
  title: 'Screens/Access/Groups',
  component: GroupsPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof GroupsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = '/administration/settings/access?tab=groups';
const compliance = `${list}&group=${aGroup()._id}`;
const accept = 'Accept a registration: Write';

/** Every group, with how many are in it and what it gives. */
export const Default: Story = {
  ...screenAt(list),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Compliance.*1.*8.*Active/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Branch office.*Gives nothing yet/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'User groups' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** One group: what it gives, why a person may do something, and what became of it. */
export const Open: Story = {
  tags: ['visual'],
  ...screenAt(compliance),
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Compliance' })).toBeVisible();
    await expect(await canvas.findByRole('checkbox', { name: accept })).toBeChecked();
    await step('says why a person may do something', async () => {
      await expect(await canvas.findByText('Group Compliance gives it')).toBeVisible();
      await expect(canvas.getByText('Role User does not give it')).toBeVisible();
    });
    await step('and who approved what', async () => {
      await expect(await canvas.findByText('Eva Hermans approved')).toBeVisible();
    });
  },
};

/** What is changed stands at the foot until someone else is asked. */
export const Drafts: Story = {
  tags: ['visual'],
  ...screenAt(compliance),
  play: async ({ canvas, step }) => {
    await step('Write gives Read along', async () => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'Notifications: Write' }));
      await expect(canvas.getByRole('checkbox', { name: 'Notifications: Read' })).toBeDisabled();
    });
    await step('what a person could not do any more is said at once', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: accept }));
      await expect(await canvas.findByText('No, with this draft')).toBeVisible();
      await expect(canvas.getByText(/Sanne de Wit can request and approve: Accept/)).toBeVisible();
    });
    await expect(canvas.getByText('2 changes not saved')).toBeVisible();
  },
};

/** It is asked for; what is in force stays. */
export const AsksForApproval: Story = {
  ...screenAt(compliance),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Delete parties: Write' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show differences' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Differences' }));
    await expect(dialog.getByText('Delete parties')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for approval' }));
    await waitFor(() => expect(screen.getByText('Another Admin must approve this now.')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('1 change not saved')).toBeNull());
  },
};

/** One half of what is signed off. */
export const GivesOneHalf: Story = {
  ...screenAt(compliance),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'How it is given: Request and approve' }),
    );
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Approve for others' }));
    await expect(await canvas.findByText('1 change not saved')).toBeVisible();
    await expect(
      canvas.getByText('Group Compliance lets them approve it for others, not saved yet'),
    ).toBeVisible();
  },
};

const request: Partial<SignOff> = {
  action: 'group.change',
  subject: { type: 'group', id: aGroup()._id, name: 'Compliance' },
  diff: [
    { path: 'deletePartyWrite', old: null, new: 'INITIATE_AND_APPROVE' },
    { path: 'auditRead', old: 'INITIATE_AND_APPROVE', new: null },
  ],
  comment: null,
};
const requested = (overrides: Partial<SignOff>): Partial<Answers> => ({
  'workflows.signOffs': () => ({ items: [aSignOff({ ...request, ...overrides })], total: 1, counts: {} }),
  'workflows.signOff': () => aSignOff({ ...request, ...overrides }),
});

/** The other Admin sees what is asked for and whom it is about, and decides. */
export const Decides: Story = {
  ...screenAt(compliance, {
    answers: { ...requested({ hindrance: null }), 'access.me': () => aCurrentUser({ _id: 'eva' }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It is about: Malik Bakker.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.getByText('Everyone in the group may do this at once.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.getByText('Approved. It holds from now on.')).toBeVisible());
  },
};

/** Who asked can only take it back, and changes nothing meanwhile. */
export const Waits: Story = {
  ...screenAt(compliance, { answers: requested({ hindrance: 'ownRequest' }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/because you requested this/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
    await expect(await canvas.findByRole('checkbox', { name: accept })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw request' }));
    await waitFor(() => expect(screen.getByText('Request withdrawn.')).toBeVisible());
  },
};

export const ChangesPeople: Story = {
  ...screenAt(compliance),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change people' }));
    await screen.findByRole('dialog', { name: 'People in Compliance' });
    await userEvent.type(await screen.findByRole('combobox', { name: 'People' }), 'san');
    await screen.findByRole('option', { name: /Sanne de Wit/ });
    await userEvent.keyboard('{ArrowDown}{Enter}{Tab}');
    await userEvent.click(await screen.findByRole('button', { name: 'Save people' }));
    await waitFor(() => expect(screen.getByText('People changed.')).toBeVisible());
  },
};

export const AddsAGroup: Story = {
  ...screenAt(list, {
    answers: {
      'access.createGroup': () => {
        throw new AppError('ValidationFailed', [{ path: 'name', code: 'nameTaken' }]);
      },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add group' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add group' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Compliance');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Start with' }), 'compliance');
    await userEvent.click(dialog.getByRole('button', { name: 'Add group' }));
    await expect(await dialog.findByText('Another one has this name. Choose a different name')).toBeVisible();
  },
};

/** A text that finds a permission by its name on screen or in the API. */
export const FindsAPermission: Story = {
  ...screenAt(compliance),
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: 'Find a permission' }),
      'OnboardingAcc',
    );
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
  },
};

export const MayOnlyRead: Story = {
  ...screenAt(compliance, { answers: { 'access.permissionsCheck': () => ['userGroupsSettingsWrite'] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: accept })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Change people' })).toBeNull();
  },
};

/** Someone deleted it. */
export const Gone: Story = {
  ...screenAt(`${list}&group=gone`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This group is not here any more.')).toBeVisible();
  },
};
