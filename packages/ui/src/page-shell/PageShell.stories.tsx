import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Plus, Settings } from 'lucide';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BrandMark } from '../brand-mark/BrandMark.tsx';
import { Button } from '../button/Button.tsx';
import { Footer } from '../footer/Footer.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { PageHeader } from '../page-header/PageHeader.tsx';
import { NavigationSearch, TopNavigation, type NavigationItem } from '../top-navigation/index.ts';
import { UserMenu } from '../user-menu/UserMenu.tsx';
import { PageShell } from './PageShell.tsx';
import { icon } from '../icons/icon.ts';

const DownloadIcon = icon(Download);
const PlusIcon = icon(Plus);
const SettingsIcon = icon(Settings);

const items: readonly NavigationItem[] = [
  { id: 'dashboard', label: 'Dashboard', href: '#dashboard' },
  { id: 'inbox', label: 'Inbox', href: '#inbox', count: 12, countLabel: '12 unread', isUrgent: true },
  { id: 'tasks', label: 'Tasks', href: '#tasks', count: 5, countLabel: '5 open' },
  { id: 'registrations', label: 'Registrations', href: '#registrations', isCurrent: true },
  {
    id: 'clients',
    label: 'Client file',
    children: [
      { id: 'persons', label: 'Natural persons', href: '#persons' },
      { id: 'businesses', label: 'Businesses', href: '#businesses' },
      { id: 'products', label: 'Products', href: '#products' },
    ],
  },
  { id: 'kyc', label: 'KYC', href: '#kyc' },
  { id: 'import', label: 'Workflow import', href: '#import' },
];

const user = (
  <UserMenu
    name="Sanne de Wit"
    detail="Admin, Meridian Wealth"
    groups={[
      [{ id: 'profile', label: 'Profile settings', href: '#profile' }],
      [{ id: 'out', label: 'Log out', onSelect: fn() }],
    ]}
  />
);

const meta = {
  title: 'Components/Structure/PageShell',
  component: PageShell,
  subcomponents: { TopNavigation, UserMenu, Footer },
  parameters: { layout: 'fullscreen' },
  args: {
    header: (
      <TopNavigation
        brand={<BrandMark name="Meridian" on="nav" />}
        items={items}
        end={
          <>
            <NavigationSearch label="Go to anything…" onPress={fn()} />
            <IconButton label="Settings" icon={<SettingsIcon aria-hidden />} on="nav" />
            {user}
          </>
        }
      />
    ),
    footer: <Footer product="Dossier" tenant="meridian" />,
    children: (
      <PageHeader
        title="Registrations"
        actions={
          <>
            <Button icon={<DownloadIcon aria-hidden />}>Export</Button>
            <Button variant="primary" icon={<PlusIcon aria-hidden />}>
              New registration
            </Button>
          </>
        }
      >
        1,284 registrations, 37 waiting for your approval
      </PageHeader>
    ),
  },
  // On a page of documentation it fills a window of its own.
  render: (args, { viewMode }) => (
    <PageShell {...args} {...(viewMode === 'docs' && { className: 'h-100 min-h-0 overflow-x-auto' })} />
  ),
} satisfies Meta<typeof PageShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual', 'key'],
  play: async ({ canvas, step }) => {
    await step('the first Tab offers a way past the navigation', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
      canvas.getByRole('link', { name: 'Skip to content' }).blur();
    });
    await step('the current place is said, not only shown', async () => {
      await expect(canvas.getByRole('link', { name: 'Registrations' })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });
  },
};
export const Playground: Story = {};
/** The menu of the client file opens below its tab. */
export const ClientFile: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Client file' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    // Its menu loads with the press.
    await waitFor(() =>
      expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toBeVisible(),
    );
  },
};
/** The content has a fixed maximum width. */
export const Container: Story = { args: { layout: 'container' } };
/** In a right-to-left language everything is mirrored. */
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

const german: readonly NavigationItem[] = items.map(item => ({
  ...item,
  label:
    {
      registrations: 'Registrierungen',
      import: 'Arbeitsablauf-Import',
      clients: 'Kundenakte',
      tasks: 'Aufgaben',
    }[item.id] ?? item.label,
}));
/** What does not fit waits behind a button; the current place never does. */
export const LongText: Story = {
  tags: ['visual'],
  globals: { locale: 'de-DE' },
  args: {
    header: (
      <TopNavigation
        brand={<BrandMark name="Noordhaven Vermogensbeheer" on="nav" />}
        items={[
          ...german,
          { id: 'pms', label: 'Verbindung zum Portfoliosystem', href: '#pms' },
          { id: 'board', label: 'Aufgabenübersicht', href: '#board' },
        ]}
        end={user}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Mehr' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Registrierungen' })).toBeVisible();
  },
};

/** Below 768 px everything is behind a burger that carries the count. */
export const Narrow: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Open menu/ }));
    await expect(canvas.getByRole('link', { name: 'Natural persons' })).toBeVisible();
  },
};
/** Full, as it is by default. */
export const Matrix: Story = {};
