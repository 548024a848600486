import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, LayoutDashboard, ListChecks, Plus, UserRound } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
import { matching, type Command, type CommandSource } from './commands.ts';
import { useCommandKey } from './use-command-key.ts';
import { icon } from '../icons/icon.ts';

const Building2Icon = icon(Building2);
const LayoutDashboardIcon = icon(LayoutDashboard);
const ListChecksIcon = icon(ListChecks);
const PlusIcon = icon(Plus);
const UserRoundIcon = icon(UserRound);

const create = fn();
const pages: CommandSource = {
  id: 'pages',
  label: 'Pages',
  commands: [
    {
      id: 'dashboard',
      label: 'Dashboard',
      icon: <LayoutDashboardIcon aria-hidden />,
      href: '#dashboard',
      keys: 'g d',
    },
    { id: 'tasks', label: 'Tasks', icon: <ListChecksIcon aria-hidden />, href: '#tasks', keys: 'g t' },
  ],
};
const actions: CommandSource = {
  id: 'actions',
  label: 'Actions',
  commands: [{ id: 'new', label: 'New registration', icon: <PlusIcon aria-hidden />, onSelect: create }],
};
const clients: readonly Command[] = [
  {
    id: 'bruggen',
    label: 'Van der Brüggen Holding B.V.',
    detail: 'Utrecht, complete',
    icon: <Building2Icon aria-hidden />,
    href: '#bruggen',
  },
  {
    id: 'muller',
    label: 'Zoë Müller',
    detail: 'Antwerpen, accepted',
    icon: <UserRoundIcon aria-hidden />,
    href: '#zoe',
  },
];
const answering: CommandSource = {
  id: 'clients',
  label: 'Clients',
  search: query => Promise.resolve(matching(clients, query)),
};
const silent: CommandSource = { ...answering, search: () => new Promise(() => undefined) };
const failing: CommandSource = { ...answering, search: () => Promise.reject(new Error('offline')) };

const meta = {
  title: 'Components/Structure/CommandPalette',
  component: CommandPalette,
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    onChoose: fn(),
    sources: [pages, actions, answering],
    recent: [clients[0]!, pages.commands![0]!],
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: 'Go to anything' });
const activeOption = () => screen.getByRole('option', { selected: true });

export const Default: Story = {
  play: async ({ step }) => {
    await step('it begins with what was chosen lately', async () => {
      await expect(await field()).toHaveFocus();
      await expect(screen.getByRole('group', { name: 'Recent' })).toBeVisible();
      await expect(activeOption()).toHaveTextContent('Van der Brüggen');
    });
  },
};
export const Playground: Story = {};
/** Everything works by keyboard alone. */
export const ByKeyboard: Story = {
  args: { isOpen: false },
  render: function Opens(args: CommandPaletteProps) {
    const [isOpen, setOpen] = useState(false);
    useCommandKey(() => setOpen(true));
    return (
      <>
        <Button onClick={() => setOpen(true)}>Go to anything…</Button>
        <CommandPalette {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ args, canvas, step }) => {
    create.mockClear();
    const opener = canvas.getByRole('button', { name: 'Go to anything…' });
    await step('Ctrl+K opens it', async () => {
      opener.focus();
      await userEvent.keyboard('{Control>}k{/Control}');
      await expect(await field()).toHaveFocus();
    });
    await step('arrows move through all groups and round', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(activeOption()).toHaveTextContent('Dashboard');
      await userEvent.keyboard('{ArrowDown}');
      await expect(activeOption()).toHaveTextContent('Van der Brüggen');
    });
    await step('typing finds, and Enter does it', async () => {
      await userEvent.keyboard('new reg');
      await expect(activeOption()).toHaveTextContent('New registration');
      await userEvent.keyboard('{Enter}');
      await expect(create).toHaveBeenCalledOnce();
      await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'new' }));
    });
    await step('the focus goes back', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await field();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};
/** Results of a server arrive while typing. */
export const AsyncResults: Story = {
  tags: ['tree'],
  play: async ({ step }) => {
    await userEvent.type(await field(), 'muller');
    await step('what a search finds stands under its own heading, whatever the accents', async () => {
      await expect(await screen.findByRole('option', { name: /Zoë Müller/ })).toBeVisible();
    });
    await step('how many there are is announced', async () => {
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 result'));
    });
  },
};
/** While results are loading. */
export const Searching: Story = {
  args: { sources: [silent] },
  play: async () => {
    await userEvent.type(await field(), 'zoe');
    await expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  },
};
/** No result: it says so. */
export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await field(), 'qqq');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “qqq”.'));
  },
};
/** Searching failed: it says so, and pages can still be reached. */
export const Failed: Story = {
  args: { sources: [pages, failing] },
  play: async () => {
    await userEvent.type(await field(), 'dash');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Clients could not be searched.');
    await expect(screen.getByRole('option', { name: /Dashboard/ })).toBeVisible();
  },
};
/** Long text wraps or is cut off; the layout holds. */
export const LongText: Story = {
  globals: { locale: 'de-DE' },
  args: {
    recent: [
      {
        id: 'long',
        label: 'Vermögensverwaltungsgesellschaft Donaudampfschifffahrt Beteiligungs-GmbH & Co. KG',
        detail: 'Wartet auf die Genehmigung durch eine zweite Person',
        href: '#long',
      },
    ],
  },
};

/** Groups with places, records and something to do. */
export const Matrix: Story = {
  tags: ['visual'],
  play: async () => {
    await userEvent.type(await field(), 'r');
    await screen.findByRole('group', { name: 'Clients' });
  },
};
