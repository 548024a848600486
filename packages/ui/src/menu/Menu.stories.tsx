import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Ellipsis, Trash2, UserPlus } from 'lucide';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
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
