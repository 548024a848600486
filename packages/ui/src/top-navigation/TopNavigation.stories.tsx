import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BrandMark } from '../brand-mark/BrandMark.tsx';
import { LanguageSwitcher } from '../language-switcher/LanguageSwitcher.tsx';
import { NavigationSearch } from './NavigationSearch.tsx';
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

const search = fn();

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
/** Everything works by keyboard alone. */
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

const tools = (
  <>
    <NavigationSearch label="Go to anything…" onPress={search} />
    <LanguageSwitcher
      on="nav"
      value="en-US"
      languages={[
        { code: 'en-US', name: 'English' },
        { code: 'nl-NL', name: 'Nederlands' },
      ]}
      onValueChange={fn()}
    />
  </>
);

/** Brand, places and tools stand on one line, whatever the firm's bar. */
export const Tools: Story = {
  tags: ['visual'],
  args: { end: tools },
  play: async ({ canvas, step }) => {
    await step('the search looks like a field, and says its keys', async () => {
      const button = canvas.getByRole('button', { name: 'Go to anything…' });
      await expect(button).toHaveTextContent(/⌘K|Ctrl K/);
      await userEvent.click(button);
      await expect(search).toHaveBeenCalledOnce();
      button.blur();
    });
    await step('the language is its code to the eye, and its name to everybody else', async () => {
      await expect(canvas.getByText('EN')).toBeVisible();
      await expect(canvas.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue('English');
    });
    await step('places and tools are on one line', async () => {
      const lines = [
        canvas.getByText('Dashboard'),
        canvas.getByText('Registrations'),
        canvas.getByText('Go to anything…'),
        canvas.getByText('EN'),
      ].map(element => {
        const textRange = document.createRange();
        textRange.selectNodeContents(element);
        const { top, bottom } = textRange.getBoundingClientRect();
        return (top + bottom) / 2;
      });
      await expect(Math.max(...lines) - Math.min(...lines)).toBeLessThanOrEqual(1);
    });
  },
};

/** Below 1200 px the search is a mark with the same name. */
export const NarrowTools: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { end: tools },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Go to anything…' });
    await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(48);
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
/** Long text wraps or is cut off; the layout holds. */
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
/** Every state of its tabs. */
export const Matrix: Story = {};
