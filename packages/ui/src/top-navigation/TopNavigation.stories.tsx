import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { BrandMark } from '../brand-mark/BrandMark.tsx';
import { TopNavigation, type NavigationItem } from './TopNavigation.tsx';

const items: readonly NavigationItem[] = [
  { id: 'dashboard', label: 'Dashboard', href: '#dashboard' },
  { id: 'inbox', label: 'Inbox', href: '#inbox', count: 12, countLabel: '12 unread', isUrgent: true },
  { id: 'registrations', label: 'Registrations', href: '#registrations', isCurrent: true },
  {
    id: 'clients',
    label: 'Client file',
    children: [
      { id: 'persons', label: 'Natural persons', href: '#persons' },
      { id: 'businesses', label: 'Businesses', href: '#businesses' },
    ],
  },
];

const meta = {
  title: 'Components/Structure/TopNavigation',
  component: TopNavigation,
  parameters: { layout: 'fullscreen' },
  args: { brand: <BrandMark name="Meridian" on="nav" />, items },
} satisfies Meta<typeof TopNavigation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['tree'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Registrations');
  },
};
export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Client file' });
    await step('Enter shows the places behind a tab, Tab leads through them', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('link', { name: 'Natural persons' })).toBeVisible();
      await userEvent.tab();
      await expect(screen.getByRole('link', { name: 'Natural persons' })).toHaveFocus();
    });
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(screen.queryByRole('link', { name: 'Natural persons' })).toBeNull();
    });
  },
};

/** Below 768 px everything is behind a burger that carries the count. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Open menu/ }));
    await expect(canvas.getByRole('link', { name: 'Natural persons' })).toBeVisible();
  },
};
export const LongText: Story = {
  globals: { locale: 'de-DE' },
  args: {
    items: [
      ...items,
      { id: 'board', label: 'Aufgabenübersicht der Vermögensverwaltung', href: '#board' },
      { id: 'pms', label: 'Verbindung zum Portfoliosystem', href: '#pms' },
      { id: 'import', label: 'Arbeitsablauf-Import', href: '#import' },
    ],
  },
};
export const Matrix: Story = {};
