import { aClientGroup, aMembership, aPartyRow, goodAnswers, someMembers } from '@dossier/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../../testing/screen.tsx';
import { ClientPage } from '../ClientPage.tsx';

const meta = {
  title: 'Screens/Clients/Groups of persons',
  component: ClientPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ClientPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/clients/p4';
const loaded = { timeout: 10_000 };
const call = fn();
const answers = {
  'parties.get': () => aClientGroup(),
  'parties.memberships': () => someMembers(),
};

/** The file of a group says its level, which is the highest of its members, and has what a group has. */
export const Default: Story = {
  ...screenAt(address, { answers }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Familie De Groot' }, loaded),
    ).toBeVisible();
    const index = within(canvas.getByRole('navigation', { name: 'Sections of the client file' }));
    await expect(index.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Members',
      'Comments',
      'Activity log',
    ]);
    const client = within(await canvas.findByRole('region', { name: 'Client' }, loaded));
    await expect(await client.findByText('High')).toBeVisible();
    await expect(client.getByText('the highest of its members')).toBeVisible();
    await expect(client.getByRole('link', { name: 'Aylin Şahin' })).toHaveAttribute(
      'href',
      '/administration/clients/p3',
    );
    await expect(client.queryByText('Bas de Groot')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Merge client…' })).toBeNull();
  },
};

/** It is called otherwise, and someone else looks after it. */
export const Change: Story = {
  ...screenAt(address, {
    answers: {
      ...answers,
      'parties.changeGroup': ({ body }: { body?: unknown }) => {
        call(body);
        return aClientGroup({ version: 4 });
      },
    },
  }),
  play: async ({ canvas }) => {
    call.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Change group' }, loaded));
    const modal = within(await screen.findByRole('dialog', { name: 'Change group' }, loaded));
    const name = modal.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Familie Bakker');
    await userEvent.selectOptions(modal.getByRole('combobox', { name: 'Assignee' }), 'Unassigned');
    await userEvent.click(modal.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(call).toHaveBeenCalledWith({ name: 'Familie Bakker', assigneeId: null }));
    await waitFor(() => expect(screen.getByText('The group was changed.')).toBeVisible());
  },
};

/** Who was in it stays to be read; someone is taken out on a day. */
export const Members: Story = {
  ...screenAt(`${address}?section=members`, {
    answers: {
      ...answers,
      'parties.endMembership': ({ body }: { body?: unknown }) => {
        call(body);
        return someMembers();
      },
    },
  }),
  play: async ({ canvas }) => {
    call.mockClear();
    await expect(await canvas.findByText('ended: 20 Nov 2026', undefined, loaded)).toBeVisible();
    const row = within(await canvas.findByRole('row', { name: /Aylin Şahin/ }));
    await userEvent.click(await row.findByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Take out' }));
    const modal = within(
      await screen.findByRole('dialog', { name: 'Take Aylin Şahin out of the group?' }, loaded),
    );
    await userEvent.click(modal.getByRole('button', { name: 'Take out' }));
    await waitFor(() => expect(call).toHaveBeenCalledWith({ validTo: null }));
    await waitFor(() => expect(screen.getByText('The member was taken out.')).toBeVisible());
  },
};

/** A person is found, and comes into the group. */
export const AddMember: Story = {
  ...screenAt(`${address}?section=members`, {
    answers: {
      ...answers,
      'parties.list': () => ({
        items: [
          aPartyRow({ _id: 'p3', name: 'Aylin Şahin' }),
          aPartyRow({ _id: 'p7', name: 'Cor de Groot' }),
        ],
        total: 2,
        counts: {},
      }),
      'parties.addMember': ({ body }: { body?: unknown }) => {
        call(body);
        return someMembers();
      },
    },
  }),
  play: async ({ canvas }) => {
    call.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add member' }, loaded));
    const modal = within(await screen.findByRole('dialog', { name: 'Add a member' }, loaded));
    await userEvent.type(modal.getByRole('textbox', { name: 'Find a person' }), 'Groot{Enter}');
    await userEvent.click(await modal.findByRole('button', { name: 'Add Cor de Groot' }));
    await expect(modal.getByText('Cor de Groot becomes a member.')).toBeVisible();
    await userEvent.click(modal.getByRole('button', { name: 'Add member' }));
    await waitFor(() => expect(call).toHaveBeenCalledWith({ party: 'p7', validFrom: null }));
  },
};

/** A person's file says in which groups they are. */
export const OfPerson: Story = {
  ...screenAt('/administration/clients/p2', {
    answers: {
      'parties.memberships': () => ({
        items: [aMembership({ party: { ...aMembership().party, _id: 'p4', name: 'Familie De Groot' } })],
        riskQualificationId: null,
      }),
    },
  }),
  play: async ({ canvas }) => {
    const groups = within(await canvas.findByRole('region', { name: 'Groups' }, loaded));
    await expect(groups.getByRole('link', { name: 'Familie De Groot' })).toHaveAttribute(
      'href',
      '/administration/clients/p4',
    );
    await expect(groups.getByText('member since 02 Nov 2026')).toBeVisible();
  },
};

const rows = [
  aPartyRow({ _id: 'p3', name: 'Aylin Şahin' }),
  aPartyRow({ _id: 'p2', name: 'Maarten van der Brüggen' }),
];
const making = {
  'parties.list': () => ({ items: rows, total: 2, counts: { all: 2 } }),
  'parties.createGroup': ({ body }: { body?: unknown }) => {
    call(body);
    return aClientGroup();
  },
};

/** The persons that are chosen in the list become a group, whose file opens. */
export const OfChosen: Story = {
  ...screenAt('/administration/clients', { answers: making }),
  play: async ({ canvas }) => {
    call.mockClear();
    for (const name of ['Aylin Şahin', 'Maarten van der Brüggen']) {
      const row = within(await canvas.findByRole('row', { name: new RegExp(name) }, loaded));
      await userEvent.click(row.getByRole('checkbox'));
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Make a group' }, loaded));
    const modal = within(await screen.findByRole('dialog', { name: 'Make a group of persons' }, loaded));
    await userEvent.type(modal.getByRole('textbox', { name: 'Name' }), 'Familie De Groot');
    await userEvent.click(modal.getByRole('button', { name: 'Make group' }));
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith({ name: 'Familie De Groot', members: ['p3', 'p2'] }),
    );
    await waitFor(() => expect(screen.getByText('The group was made.')).toBeVisible());
  },
};

/** From the list of businesses and groups: a group takes a name and two persons. */
export const FromList: Story = {
  ...screenAt('/administration/clients/business', {
    answers: { ...making, 'parties.list': goodAnswers['parties.list'] },
  }),
  play: async ({ canvas }) => {
    call.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Make a group' }, loaded));
    const modal = within(await screen.findByRole('dialog', { name: 'Make a group of persons' }, loaded));
    await userEvent.type(modal.getByRole('textbox', { name: 'Name' }), 'Familie De Groot');
    await userEvent.click(modal.getByRole('button', { name: 'Make group' }));
    await expect(modal.getByText('Choose at least two persons.')).toBeVisible();
    await expect(call).not.toHaveBeenCalled();
    await userEvent.type(modal.getByRole('textbox', { name: 'Find a person' }), 'Aylin{Enter}');
    await userEvent.click(await modal.findByRole('button', { name: 'Add Aylin Şahin' }));
    await expect(modal.getByRole('button', { name: 'Take out Aylin Şahin' })).toBeVisible();
  },
};
