import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SideNavigation } from './SideNavigation.tsx';

const meta = {
  title: 'Components/Structure/SideNavigation',
  component: SideNavigation,
  tags: ['experimental'],
  args: {
    title: 'Settings',
    back: '#settings',
    current: 'whitelabeling',
    groups: [
      {
        id: 'general',
        label: 'General',
        items: [
          { id: 'contact', label: 'Contact', href: '#contact' },
          { id: 'whitelabeling', label: 'Whitelabeling', href: '#whitelabeling' },
          { id: 'region', label: 'Language and region', href: '#region' },
        ],
      },
      { id: 'access', label: 'Access', items: [{ id: 'users', label: 'Users', href: '#users' }] },
    ],
    children: <h1 className="text-2xl font-semibold">Whitelabeling</h1>,
  },
} satisfies Meta<typeof SideNavigation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Settings' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Whitelabeling' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('list', { name: 'Access' })).toBeVisible();
  },
};
export const Playground: Story = {};
/** Below 1024 px the page has the room, and a way back. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
/** The navigation alone: a page of its own where there is no room. */
export const Alone: Story = { args: { children: undefined }, globals: { viewport: { value: 'mobile1' } } };
/** Long text wraps or is cut off; the layout holds. */
export const LongText: Story = {
  args: {
    title: 'Einstellungen',
    groups: [
      {
        id: 'general',
        label: 'Unternehmensübergreifende Grundeinstellungen',
        items: [{ id: 'contact', label: 'Datenschutzgrundverordnungsbeauftragte', href: '#contact' }],
      },
    ],
  },
};
