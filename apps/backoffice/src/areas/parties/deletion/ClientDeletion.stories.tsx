import { aParty, AppError } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../../testing/screen.tsx';
import { ClientPage } from '../ClientPage.tsx';

const meta = {
  title: 'Screens/Clients/Deletion',
  component: ClientPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ClientPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/clients/p2';
const region = { name: 'Deletion' };
const loaded = { timeout: 10_000 };
const change = fn();
const request = { at: '2026-11-21T09:00:00.000Z', by: 'Sanne de Wit', reason: 'Entered by mistake' };
const obstacles = [
  { kind: 'relation' as const, _id: null, name: '' },
  { kind: 'process' as const, _id: 'w1', name: 'periodicReview' },
  { kind: 'registration' as const, _id: 'r1', name: 'Jansen' },
  { kind: 'connection' as const, _id: 'p9', name: 'Van der Brüggen Holding B.V.' },
];
const answers = {
  'parties.changeDeletion': ({ body }: { body?: unknown }) => {
    change(body);
    return { request, obstacles };
  },
};

/** What stands in the way is said before anyone asks; the request takes a reason. */
export const Default: Story = {
  ...screenAt(address, {
    answers: { ...answers, 'parties.deletion': () => ({ request: null, obstacles }) },
  }),
  play: async ({ canvas }) => {
    change.mockClear();
    const deletion = within(await canvas.findByRole('region', region, loaded));
    await userEvent.click(await deletion.findByRole('button', { name: 'Request deletion' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Request deletion' }, loaded));
    await expect(await modal.findByText('The relation with this client has not ended.')).toBeVisible();
    await expect(modal.getByRole('link', { name: 'Registration: Jansen' })).toHaveAttribute(
      'href',
      '/administration/registrations/r1',
    );
    await userEvent.click(modal.getByRole('button', { name: 'Request deletion' }));
    await expect(await modal.findByRole('textbox', { name: /^Reason/, description: /.+/ })).toBeInvalid();
    await userEvent.type(modal.getByRole('textbox', { name: /^Reason/ }), 'Entered by mistake');
    await userEvent.click(modal.getByRole('button', { name: 'Request deletion' }));
    await waitFor(() =>
      expect(change).toHaveBeenCalledWith({ step: 'request', reason: 'Entered by mistake' }),
    );
  },
};

/** Who asked, when and why; it is withdrawn with one press. */
export const Requested: Story = {
  ...screenAt(address, {
    answers: {
      ...answers,
      'parties.get': () => aParty({ deletion: request }),
      'parties.deletion': () => ({ request, obstacles: [] }),
    },
  }),
  play: async ({ canvas }) => {
    change.mockClear();
    const deletion = within(await canvas.findByRole('region', region, loaded));
    await expect(deletion.getByText('Requested on 21 Nov 2026 by Sanne de Wit.')).toBeVisible();
    await expect(deletion.getByText('Reason: Entered by mistake')).toBeVisible();
    await userEvent.click(await deletion.findByRole('button', { name: 'Withdraw request' }));
    await waitFor(() => expect(change).toHaveBeenCalledWith({ step: 'withdraw', reason: null }));
    await waitFor(() => expect(screen.getByText('The request is withdrawn.')).toBeVisible());
  },
};

/** What stands in the way could not be read: it says so, and offers to try again. */
export const Failed: Story = {
  ...screenAt(address, {
    answers: {
      'parties.get': () => aParty({ deletion: request }),
      'parties.deletion': () => {
        throw new AppError('Unexpected');
      },
    },
  }),
  play: async ({ canvas }) => {
    const deletion = within(await canvas.findByRole('region', region, loaded));
    await expect(
      await deletion.findByText('What stands in the way could not be loaded', undefined, loaded),
    ).toBeVisible();
  },
};

/** Others read that it is requested. */
export const ReadOnly: Story = {
  ...screenAt(address, {
    answers: {
      'parties.get': () => aParty({ deletion: request }),
      'parties.deletion': () => ({ request, obstacles }),
      'access.permissionsCheck': () => ['deletePartyWrite'],
    },
  }),
  play: async ({ canvas }) => {
    const deletion = within(await canvas.findByRole('region', region, loaded));
    await expect(await deletion.findByText('The relation with this client has not ended.')).toBeVisible();
    await expect(deletion.queryByRole('button')).toBeNull();
  },
};
