import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Ellipsis, Trash2, UserPlus } from 'lucide';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Menu } from './Menu.tsx';
import { icon } from '../icons/icon.ts';

const DownloadIcon = icon(Download);
const EllipsisIcon = icon(Ellipsis);
const Trash2Icon = icon(Trash2);
const UserPlusIcon = icon(UserPlus);

const assign = fn();
const accept = fn();

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  args: {
    button: <IconButton label="More actions" variant="secondary" icon={<EllipsisIcon aria-hidden />} />,
    placement: 'bottom start',
    groups: [
      [
        { id: 'assign', label: 'Assign', icon: <UserPlusIcon aria-hidden />, onSelect: assign },
        { id: 'export', label: 'Export', icon: <DownloadIcon aria-hidden />, href: '#export' },
        {
          id: 'accept',
          label: 'Accept registration',
          onSelect: accept,
          disabledReason: 'Two sections are incomplete',
        },
      ],
      [{ id: 'delete', label: 'Delete', icon: <Trash2Icon aria-hidden />, tone: 'danger', onSelect: fn() }],
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
/** Everything works by keyboard alone. */
export const ByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'More actions' });
    await step('arrow down opens it at its first entry', async () => {
      button.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(await screen.findByRole('menu')).toBeVisible();
    });
    await step('Enter does what is chosen and gives the focus back', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(assign).toHaveBeenCalled();
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('menu');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
};
/** A disabled option stays focusable and says why it is disabled. */
export const DisabledSaysWhy: Story = {
  tags: ['tree', 'visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    const entry = await screen.findByRole('menuitem', { name: /Accept registration/ });
    await expect(entry).toHaveTextContent('Two sections are incomplete');
    await userEvent.click(entry);
    await expect(accept).not.toHaveBeenCalled();
    await expect(screen.getByRole('menu')).toBeVisible();
  },
};
/** One of a few, under a heading: the tick says which one holds. */
export const Choices: Story = {
  tags: ['tree', 'visual'],
  args: {
    groups: [
      {
        label: 'Appearance',
        actions: [
          { id: 'system', label: 'Match system', isChosen: false },
          { id: 'light', label: 'Light', isChosen: true },
          { id: 'dark', label: 'Dark', isChosen: false, onSelect: assign },
        ],
      },
      [{ id: 'profile', label: 'Profile settings', href: '#profile' }],
    ],
  },
  play: async ({ canvas }) => {
    assign.mockClear();
    const button = canvas.getByRole('button', { name: 'More actions' });
    await userEvent.click(button);
    const group = within(await screen.findByRole('group', { name: 'Appearance' }));
    await expect(group.getByRole('menuitemradio', { name: 'Light' })).toBeChecked();
    await userEvent.click(group.getByRole('menuitemradio', { name: 'Dark' }));
    await expect(assign).toHaveBeenCalledTimes(1);
    await userEvent.click(button);
    await screen.findByRole('menu');
  },
};
/** German text: the panel is never wider than the window. */
export const LongText: Story = {
  globals: { locale: 'de-DE' },
  args: {
    groups: [
      [
        {
          id: 'accept',
          label: 'Registrierung der Vermögensverwaltungsgesellschaft annehmen',
          disabledReason: 'Die wirtschaftlich berechtigten Personen sind noch nicht festgestellt',
        },
      ],
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await screen.findByRole('menu');
  },
};
/** Open: groups, a place, something dangerous, something that cannot be done. */
export const Matrix: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await screen.findByRole('menu');
  },
};
