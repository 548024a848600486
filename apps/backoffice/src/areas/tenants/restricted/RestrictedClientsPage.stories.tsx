import { aSignOff } from '@dossier/api/fixtures';
import { signOffState } from '@dossier/validators/vocabularies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
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
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^VIP: users/ })).toBeEnabled());
    await step('is saved', async () => {
      await userEvent.type(await canvas.findByRole('combobox', { name: /^VIP: users/ }), 'lou');
      await within(document.body).findByRole('option', { name: /^Lou/ });
      await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
      await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
      await expect(await within(document.body).findByText('Updated Successfully')).toBeInTheDocument();
    });
  },
};

const widening = {
  action: 'settings.widenRestricted' as const,
  subject: { type: 'restrictedClients', id: 'meridian', name: 'Meridian Wealth' },
  requestedBy: { _id: 'louise', name: 'Louise Dubois' },
  diff: [{ path: 'VIP.users', old: [], new: ['sanne'] }],
};

/** Who opens clients to more people only requests it: a colleague with the permission sees to whom, and agrees. */
export const DecidesOnWidening: Story = {
  ...screenAt(address, {
    answers: {
      'workflows.signOffs': () => ({ items: [aSignOff(widening)], total: 1, counts: {} }),
      'workflows.signOff': () => aSignOff(widening),
      'workflows.decide': () => aSignOff({ ...widening, state: signOffState.code('approved') }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Louise Dubois requested this.*no one → /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.getByText('Approved and changed.')).toBeVisible());
  },
};

export const MayOnlyRead: Story = {
  ...screenAt(address, { answers: { 'access.permissionsCheck': () => ['userSettingsWrite'] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /^Staff: users/ })).toBeDisabled();
  },
};
