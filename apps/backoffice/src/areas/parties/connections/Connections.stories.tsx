import { aConnection, aParty, aSuggestion, someOwners } from '@dossier/api/fixtures';
import { partyStatus } from '@dossier/validators/vocabularies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../../../testing/screen.tsx';
import { ClientPage } from '../ClientPage.tsx';

const meta = {
  title: 'Screens/Clients/Connections',
  component: ClientPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof ClientPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/administration/clients/p2';
const active = () =>
  aParty({ status: partyStatus.code('A'), allowedNext: [partyStatus.code('I'), partyStatus.code('E')] });

/** Whom they own or represent, of one kind by its address; a connection ends and stays to be read. */
export const Default: Story = {
  ...screenAt(`${address}?section=connections`, { answers: { 'parties.get': active } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Share' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Owners and representatives' })).toBeVisible();
  },
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Opens the dialog of a new connection, finds the holding, and says that the client owns a part of it. */
async function addingHolding(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add connection' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a connection' }));
  await userEvent.type(dialog.getByLabelText(/^Find a party/), 'holding{Enter}');
  await userEvent.click(await dialog.findByRole('button', { name: 'Choose Van der Brüggen Holding B.V.' }));
  await userEvent.selectOptions(
    await dialog.findByRole('combobox', { name: /^Connection/ }),
    'Maarten van der Brüggen owns part of Van der Brüggen Holding B.V.',
  );
  return dialog;
}

const connect = fn(() => aConnection());

/** The other one is found first; then how they are connected, from the client's side. */
export const AddingConnection: Story = {
  ...screenAt(`${address}?section=connections`, {
    answers: { 'parties.get': active, 'parties.connect': connect },
  }),
  play: async ({ canvas }) => {
    const dialog = await addingHolding(canvas);
    await userEvent.type(await dialog.findByLabelText('Share'), '40');
    await userEvent.type(dialog.getByLabelText(/^Share of the votes/), '60');
    await userEvent.type(dialog.getByLabelText(/^Name of the connection/), 'Founder');
    await userEvent.click(dialog.getByRole('button', { name: 'Add connection' }));
    await waitFor(() => expect(screen.getByText('The connection was added.')).toBeVisible());
    await expect(connect).toHaveBeenCalledWith(
      expect.objectContaining({
        body: expect.objectContaining({
          type: 'OWN',
          to: 'p1',
          economicLow: '40',
          votingLow: '60',
          label: 'Founder',
        }) as unknown,
      }),
    );
  },
};

const suggest = fn(() => ({
  items: [aSuggestion({ name: 'Nina de Groot', beganOn: '1980-05-17' })],
  total: 1,
  counts: {},
}));

/** Someone who has no file yet is entered with the connection; who may be the same is looked at before there are two files. */
export const ConnectingSomeoneNew: Story = {
  ...screenAt(`${address}?section=connections`, {
    answers: {
      'parties.get': active,
      'parties.connect': connect,
      'parties.suggestions': suggest,
    },
  }),
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add connection' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a connection' }));
    await step('asks for the country and the name', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: 'Enter someone new' }));
      await userEvent.type(await dialog.findByRole('textbox', { name: 'Last name' }), 'de Groot');
      await userEvent.type(dialog.getByLabelText(/^Given names/), 'Nina');
      await userEvent.selectOptions(
        dialog.getByRole('combobox', { name: /^Connection/ }),
        'Maarten van der Brüggen is represented by Nina de Groot',
      );
    });
    await step('says who may be the same, and saves no second file before that was seen', async () => {
      await userEvent.click(dialog.getAllByRole('spinbutton')[0]!);
      await userEvent.keyboard('17051980');
      await userEvent.click(dialog.getByRole('button', { name: 'Add connection' }));
      await expect(await dialog.findByText(/save again to make a second file/)).toBeVisible();
      await expect(
        await dialog.findByRole('button', { name: "Use this client's data: Nina de Groot" }),
      ).toBeVisible();
      await expect(connect).not.toHaveBeenCalled();
    });
    await step('then makes both at once', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Make a second file' }));
      await waitFor(() => expect(screen.getByText('The connection was added.')).toBeVisible());
      await expect(connect).toHaveBeenCalledWith(
        expect.objectContaining({
          body: expect.objectContaining({
            type: 'RPD',
            newcomer: {
              isStart: false,
              naturalPerson: expect.objectContaining({
                lastName: 'de Groot',
                address: { country: 'NL' },
              }) as unknown,
            },
          }) as unknown,
        }),
      );
    });
  },
};

/** Before a share ends the page says whose beneficial ownership ends with it. */
export const EndingConnection: Story = {
  ...screenAt(`${address}?section=connections`, {
    answers: {
      'parties.get': active,
      'parties.owners': ({ query }) =>
        query.get('without') === 'connection-1' ? someOwners({ holders: [], unknown: '80' }) : someOwners(),
    },
  }),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Van der Brüggen Holding B\.V\./ });
    await userEvent.click(within(row).getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'End connection' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End this connection?' }));
    await expect(await dialog.findByText('No longer: Maarten van der Brüggen')).toBeVisible();
    await expect(dialog.getByText('Then no owner is known of 80%.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'End connection' }));
    await waitFor(() => expect(screen.getByText('The connection has ended.')).toBeVisible());
  },
};

const changeShare = fn(() => aConnection());

/** Another share from a day on: what it was stays in the list. */
export const ChangingShare: Story = {
  ...screenAt(`${address}?section=connections`, {
    answers: { 'parties.get': active, 'parties.changeConnection': changeShare },
  }),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Van der Brüggen Holding B\.V\./ });
    await userEvent.click(within(row).getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change share' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Change the share of Maarten van der Brüggen' }),
    );
    const share = dialog.getByLabelText('Share');
    await userEvent.clear(share);
    await userEvent.type(share, '40');
    await userEvent.click(dialog.getByRole('button', { name: 'Save share' }));
    await waitFor(() => expect(screen.getByText('The share was changed.')).toBeVisible());
    await expect(changeShare).toHaveBeenCalledWith(
      expect.objectContaining({
        body: expect.objectContaining({ economicLow: '40', validFrom: null }) as unknown,
      }),
    );
  },
};

const onDay = fn(() => ({ items: [], total: 0, counts: {} }));

/** The address says as of which day; nothing is changed there. */
export const AsOf: Story = {
  ...screenAt(`${address}?section=connections&on=2024-03-01`, {
    answers: { 'parties.get': active, 'parties.connections': onDay },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No connections recorded.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add connection' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to today' }));
    await expect(await canvas.findByRole('button', { name: 'Add connection' })).toBeVisible();
  },
};

/** A slider goes along the days on which something changed, and keeps the focus while each is fetched. */
export const OverTime: Story = {
  ...screenAt(`${address}?section=connections`, { answers: { 'parties.get': active } }),
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider', { name: 'Changes over time' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Today');
    slider.focus();
    await fireEvent.change(slider, { target: { value: '0' } });
    await waitFor(() => expect(slider).not.toHaveAttribute('aria-valuetext', 'Today'));
    await expect(canvas.getByRole('button', { name: 'Back to today' })).toBeVisible();
    await expect(slider).toHaveFocus();
  },
};

const person = (name: string) => ({ _id: name, type: 'NP' as const, name });
const company = (name: string) => ({ _id: name, type: 'LE' as const, name });
const holding = (
  from: ReturnType<typeof person> | ReturnType<typeof company>,
  to: ReturnType<typeof company>,
  overrides: Parameters<typeof aConnection>[0],
) => aConnection({ _id: `${from.name} ${to.name}`, from, to, ...overrides });
const subject = { ...company('Van der Brüggen Holding B.V.'), _id: 'p2' };
const foundation = company('Stichting Administratiekantoor VdB');

const chain = [
  holding(company('Maasoever Beheer B.V.'), subject, { economicLow: '60', economicHigh: '60' }),
  holding(person('Anna Vos'), company('Maasoever Beheer B.V.'), { economicLow: '100', economicHigh: '100' }),
  holding(foundation, subject, { economicLow: '40', economicHigh: '40' }),
  holding(person('Bas Smit'), foundation, { economicLow: '75', economicHigh: '100', via: 'certificates' }),
  holding(person('Dirk Boer'), foundation, {
    economicLow: null,
    economicHigh: null,
    votingLow: '51',
    votingHigh: '51',
    via: 'votes',
  }),
];

/** Drawn through all companies, with the beneficial owners marked; its table says what each has where it is no share. */
export const WholeChain: Story = {
  ...screenAt(`${address}?section=connections`, {
    answers: {
      'parties.get': () => aParty({ type: 'LE', name: subject.name }),
      'parties.connections': ({ query }) => {
        const items = query.get('chain') === 'true' ? chain : chain.filter(({ to }) => to._id === 'p2');
        return { items, total: items.length, counts: {} };
      },
      'parties.owners': () =>
        someOwners({
          holders: someOwners()
            .holders.slice(0, 1)
            .map(each => ({ ...each, _id: 'Anna Vos' })),
        }),
    },
  }),
  play: async ({ canvas }) => {
    const graph = within(await canvas.findByRole('region', { name: 'Owners and representatives' }));
    await expect(
      await graph.findByRole('link', { name: /^Anna Vos Beneficial owner 100% of Maasoever Beheer B\.V\.$/ }),
    ).toBeVisible();
    await userEvent.click(graph.getByRole('button', { name: 'As table' }));
    const table = within(graph.getByRole('table'));
    await expect(
      table.getByText('Anna Vos → Maasoever Beheer B.V. 100% → Van der Brüggen Holding B.V. 60% = 60%'),
    ).toBeVisible();
    await expect(
      table.getByText('Stichting Administratiekantoor VdB: 75% – 100%, depositary receipts'),
    ).toBeVisible();
    await expect(table.getByText('Stichting Administratiekantoor VdB: 51% of the votes')).toBeVisible();
  },
};

const connectVotes = fn(() => aConnection());

/** Votes without capital are asked for as that: no share is entered that there is not. */
export const AddingVotes: Story = {
  ...screenAt(`${address}?section=connections`, {
    answers: { 'parties.get': active, 'parties.connect': connectVotes },
  }),
  play: async ({ canvas }) => {
    const dialog = await addingHolding(canvas);
    await userEvent.selectOptions(
      await dialog.findByRole('combobox', { name: 'Held as' }),
      'Votes, without capital',
    );
    await expect(dialog.queryByLabelText('Share')).toBeNull();
    await userEvent.type(await dialog.findByLabelText('Share of the votes'), '51');
    await userEvent.click(dialog.getByRole('button', { name: 'Add connection' }));
    await waitFor(() => expect(screen.getByText('The connection was added.')).toBeVisible());
    await expect(connectVotes).toHaveBeenCalledWith(
      expect.objectContaining({ body: { type: 'OWN', to: 'p1', votingLow: '51', via: 'votes' } }),
    );
  },
};
