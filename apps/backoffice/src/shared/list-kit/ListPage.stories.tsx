import { AnswerCache, ClientProvider, createClient } from '@dossier/api/client';
import { aConfiguration, respond } from '@dossier/api/fixtures';
import { memoryDraftStore } from '@dossier/api/drafts';
import { memoryMark, memoryStorages } from '@dossier/api/session';
import { FilterChip } from '@dossier/ui/filter-bar';
import { ToastProvider } from '@dossier/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { Suspense } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { ComponentMessages } from '../ComponentMessages.tsx';
import { ConfigurationContext } from '../configuration.ts';
import { createTranslations } from '../i18n.ts';
import { TranslationsContext } from '../translations.ts';
import { createListPage } from './create-list-page.tsx';
import type { BulkActionsProps, BulkWorkProps, ListPage, ListProps } from './description.ts';
import { filtersFor } from './filters.ts';
import { listAddress } from './list-address.ts';

interface Ship {
  readonly _id: string;
  readonly name: string;
  readonly flag: 'nl' | 'fr';
}
interface ShipQuery {
  search?: string;
  flag?: Ship['flag'][];
  sort?: ('name' | '-name')[];
  page?: number;
  max?: number;
}
interface ShipValues {
  readonly search: string;
  readonly flags: readonly Ship['flag'][];
}

const fleet: readonly Ship[] = [
  { _id: 's1', name: 'Ark', flag: 'nl' },
  { _id: 's2', name: 'Belem', flag: 'fr' },
];
/** What an endpoint would answer. */
function shipsOf({ search = '', flag = [], sort = ['name'] }: ShipQuery): ListPage<Ship> {
  const items = fleet
    .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    .filter(ship => flag.length === 0 || flag.includes(ship.flag))
    .toSorted((one, other) => one.name.localeCompare(other.name) * (sort[0] === '-name' ? -1 : 1));
  return { items, total: items.length, counts: { all: fleet.length } };
}

const { text, choices } = filtersFor<ShipQuery>();
const flags = ['nl', 'fr'] as const;
const paint = fn<(ships: readonly Ship[], colour: string | null) => void>();
const none = { rowActions: () => [], isPending: () => false };

function Flags({ state, onGo }: ListProps<ShipValues, 'name' | '-name'>) {
  return (
    <FilterChip
      label="Flag"
      options={flags.map(value => ({ value, label: value }))}
      chosen={state.flags}
      onChange={chosen => onGo({ flags: flags.filter(flag => chosen.includes(flag)) })}
      removeLabel="Remove flag"
    />
  );
}

/** The list of an entity that the product does not have: nothing in the kit knows whose list it shows. */
const Ships = createListPage({
  name: 'registrations',
  address: listAddress<ShipValues, ShipQuery, 'name' | '-name'>({
    path: '/ships',
    filters: {
      search: text('search', 'search', { role: 'search' }),
      flags: choices(flags)('flag', 'flag'),
    },
    sortKeys: ['name'],
    usualSorts: ['name'],
    columnIds: ['name', 'flag'],
  }),
  rowHref: ({ _id }: Ship) => `/ships/${_id}`,
  useTexts: () => ({
    title: 'Ships',
    caption: 'All ships',
    failed: 'The ships could not be read',
    summary: count => `${count} in the fleet`,
    results: count => `${count} found`,
    export: 'Export',
    nothingToExport: 'No ships',
    search: { label: 'Search ships', placeholder: 'Name', clear: 'Clear filters' },
    pages: { label: 'Pages', previous: 'Previous', next: 'Next', range: (from, to) => `${from} to ${to}` },
    views: {
      label: 'Views',
      save: 'Save view',
      changeAction: 'Change view',
      removeAction: 'Remove view',
      actions: name => `Actions of ${name}`,
      entered: count => `${count} new`,
    },
    bulk: { export: 'Export ships' },
  }),
  useRead: query => ({
    data: shipsOf(query),
    error: undefined,
    isValidating: false,
    retry: () => undefined,
    columns: [
      { id: 'name', header: 'Name', isSortable: true, isPrimary: true, text: ship => ship.name },
      { id: 'flag', header: 'Flag', text: ship => ship.flag },
    ],
  }),
  useFind: () => query => Promise.resolve(shipsOf(query)),
  useWork: () => ({ ...none, expected: (rows: readonly Ship[]) => rows }),
  useTabs: () => [{ id: 'all', label: 'All', change: { flags: [] } }],
  Filters: Flags,
  HeaderActions: () => <a href="/ships/new">New ship</a>,
  Empty: () => <p>No ship matches.</p>,
  bulk: {
    loadActions: () =>
      Promise.resolve(({ onWish }: BulkActionsProps<string>) => (
        <button type="button" onClick={() => onWish('red')}>
          Paint
        </button>
      )),
    loadWork: () =>
      Promise.resolve(({ wish, chosenRows, onStarted, onClose }: BulkWorkProps<Ship, string>) => (
        <button
          type="button"
          onClick={() =>
            void chosenRows().then(rows => {
              paint(rows, wish);
              onStarted();
              onClose();
            })
          }
        >
          Paint them {wish}
        </button>
      )),
  },
  exports: { permission: 'clientFileOverviewPartiesExport' },
});

async function prepare() {
  const configuration = aConfiguration();
  const client = createClient({
    services: configuration.services,
    storages: memoryStorages(),
    draftStore: memoryDraftStore(),
    leaving: memoryMark(),
  });
  await client.restore();
  return {
    client,
    configuration,
    translations: await createTranslations('en-US'),
    ...memoryLocation({ path: '/ships' }),
  };
}

const meta = {
  title: 'Screens/Lists/Kit',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: [http.all(/^\w+:\/\/[^/]+\/api\//, ({ request }) => respond(request))] },
  },
  loaders: [async () => ({ page: await prepare() })],
  render: (_, { loaded }) => {
    const { client, configuration, translations, hook, searchHook } = loaded['page'] as Awaited<
      ReturnType<typeof prepare>
    >;
    return (
      <ConfigurationContext value={configuration}>
        <TranslationsContext value={translations}>
          <Suspense fallback={null}>
            <ComponentMessages isSignedIn>
              <ToastProvider>
                <ClientProvider client={client}>
                  <Router hook={hook} searchHook={searchHook}>
                    <AnswerCache>
                      <Ships />
                    </AnswerCache>
                  </Router>
                </ClientProvider>
              </ToastProvider>
            </ComponentMessages>
          </Suspense>
        </TranslationsContext>
      </ConfigurationContext>
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('shows the rows, and how many there are', async () => {
      await expect(await canvas.findByRole('link', { name: 'Ark' })).toHaveAttribute('href', '/ships/s1');
      await expect(canvas.getByText('2 in the fleet')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'All 2' })).toHaveAttribute('href', '/ships');
    });
    await step('searches and sorts by its address', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Name/ }));
      await waitFor(() =>
        expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending'),
      );
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search ships' }), 'bel');
      await waitFor(() => expect(canvas.getByText('1 found')).toBeVisible());
      await expect(canvas.queryByRole('link', { name: 'Ark' })).toBeNull();
    });
    await step('does something with what is chosen', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Belem' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Paint' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Paint them red' }));
      await waitFor(() => expect(paint).toHaveBeenCalledWith([fleet[1]], 'red'));
      // They are in other hands now.
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Paint' })).toBeNull());
    });
    await step('says so where nothing is found', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search ships' }), 'zzz');
      await waitFor(() => expect(canvas.getByText('No ship matches.')).toBeVisible());
    });
  },
};
