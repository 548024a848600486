import { aParty, aPortalAccount } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../../testing/screen.tsx';
import { ClientPage } from '../ClientPage.tsx';

const meta = {
  title: 'Screens/Clients/Client portal',
  component: ClientPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ClientPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/clients/p2?section=additional-details';
const region = { name: 'Client portal' };
const loaded = { timeout: 10_000 };
const change = fn();
/** A client who can be invited: they have an email address. */
const reachable: typeof aParty = fields => {
  const { naturalPerson, ...party } = aParty(fields);
  return { ...party, naturalPerson: { ...naturalPerson, email: 'p.jansen@example.com' } };
};
const answers = {
  'parties.get': () => reachable(),
  'parties.changePortal': ({ body }: { body?: unknown }) => {
    change(body);
    return reachable({ version: 4, portal: aPortalAccount() });
  },
};

/** There is no account: the fixed text, and the action beside it. */
export const Default: Story = {
  ...screenAt(address, { answers }),
  play: async ({ canvas }) => {
    change.mockClear();
    const portal = within(await canvas.findByRole('region', region, loaded));
    await expect(
      portal.getByText(
        'This recipient does not have a client portal account. Create an account for this party before sending them an invite.',
      ),
    ).toBeVisible();
    await userEvent.click(await portal.findByRole('button', { name: 'Create account and invite' }));
    await waitFor(() => expect(change).toHaveBeenCalledWith({ step: 'invite', reason: null }));
    await waitFor(() => expect(screen.getByText('The client was invited.')).toBeVisible());
  },
};

/** Without an email address, the way to it. */
export const NoEmail: Story = {
  ...screenAt(address, { answers: { 'parties.get': () => aParty() } }),
  play: async ({ canvas }) => {
    const portal = within(await canvas.findByRole('region', region, loaded));
    await expect(await portal.findByRole('link', { name: 'Add email address' })).toHaveAttribute(
      'href',
      '/administration/clients/p2?section=basic-details&edit=business-contact-details',
    );
    await expect(portal.queryByRole('button')).toBeNull();
  },
};

/** Who invited the client, and when; an account is blocked with a reason. */
export const Invited: Story = {
  ...screenAt(address, {
    answers: { ...answers, 'parties.get': () => reachable({ portal: aPortalAccount() }) },
  }),
  play: async ({ canvas }) => {
    change.mockClear();
    const portal = within(await canvas.findByRole('region', region, loaded));
    await expect(portal.getByText('Invited on 20 Nov 2026 by Sanne de Wit.')).toBeVisible();
    await expect(await portal.findByRole('button', { name: 'Resend invitation' })).toBeVisible();
    await userEvent.click(portal.getByRole('button', { name: 'Block account' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Block account' }, loaded));
    await userEvent.type(modal.getByRole('textbox', { name: /^Reason/ }), 'Lost their telephone');
    await userEvent.click(modal.getByRole('button', { name: 'Block account' }));
    await waitFor(() =>
      expect(change).toHaveBeenCalledWith({ step: 'block', reason: 'Lost their telephone' }),
    );
  },
};

export const Blocked: Story = {
  ...screenAt(address, {
    answers: {
      'parties.get': () =>
        reachable({ portal: aPortalAccount({ state: 'blocked', reason: 'Lost their telephone' }) }),
    },
  }),
  play: async ({ canvas }) => {
    const portal = within(await canvas.findByRole('region', region, loaded));
    await expect(portal.getByText('Reason: Lost their telephone')).toBeVisible();
    await expect(await portal.findByRole('button', { name: 'Invite again' })).toBeVisible();
  },
};

/** A user who may not change the file reads how the account stands. */
export const ReadOnly: Story = {
  ...screenAt(address, {
    answers: {
      'parties.get': () => aParty({ portal: aPortalAccount({ state: 'active' }) }),
      'access.permissionsCheck': () => ['clientFileWrite'],
    },
  }),
  play: async ({ canvas }) => {
    const portal = within(await canvas.findByRole('region', region, loaded));
    await expect(portal.getByText(/^Active since 20 Nov 2026/)).toBeVisible();
    await expect(portal.queryByRole('button')).toBeNull();
  },
};
