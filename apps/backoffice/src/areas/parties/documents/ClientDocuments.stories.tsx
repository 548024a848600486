import { aClientDocument, aParty, AppError } from '@dossier/api/fixtures';
import { partyStatus } from '@dossier/validators/vocabularies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../../testing/screen.tsx';
import { ClientPage } from '../ClientPage.tsx';

const meta = {
  title: 'Screens/Clients/Documents',
  component: ClientPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ClientPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/clients/p2?section=documents';
const loaded = { timeout: 10_000 };
const active = { 'parties.get': () => aParty({ status: partyStatus.code('A') }) };

/** What is needed, what the file holds, and what was given in a registration, with the way there. */
export const Default: Story = {
  ...screenAt(address, { answers: active }),
  play: async ({ canvas }) => {
    const needed = within(await canvas.findByRole('list', { name: 'Documents needed' }, loaded));
    await expect(needed.getByText(/Valid until 20 Dec 2026/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'On the client file' })).toBeVisible();
    await expect(canvas.getByText('Expires on 20 Dec 2026')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'In registration 2026-01284' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open this registration' })).toHaveAttribute(
      'href',
      '/administration/registrations/0192f0a0-0000-7000-8000-000000000001?section=documents',
    );
  },
};

const remove = fn(() => aClientDocument({ _id: 'document-5', version: 2 }));

/** A document of the file is taken out, which can be undone; one of a registration is changed there. */
export const Removing: Story = {
  ...screenAt(address, { answers: { ...active, 'documents.clientRemove': remove } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for ID card' }, loaded));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await waitFor(() => expect(remove).toHaveBeenCalled());
    await waitFor(() => expect(screen.getByText('Document removed.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Proof of address' }));
    await expect(screen.queryByRole('menuitem', { name: 'Remove' })).toBeNull();
  },
};

export const Empty: Story = {
  ...screenAt(address, {
    answers: { ...active, 'documents.clientList': () => ({ items: [], total: 0, counts: {} }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No documents yet', {}, loaded)).toBeVisible();
  },
};

/** A user who may not change the file reads its documents. */
export const ReadOnly: Story = {
  ...screenAt(address, {
    answers: {
      ...active,
      'access.permissionsCheck': () => ['clientFileWrite'],
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Expires on 20 Dec 2026', {}, loaded)).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Documents needed' })).toBeNull();
  },
};

export const Failed: Story = {
  ...screenAt(address, {
    answers: {
      ...active,
      'documents.clientList': () => {
        throw new AppError('Unexpected');
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, loaded)).toBeVisible();
  },
};
