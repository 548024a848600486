import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { UserMenu } from './UserMenu.tsx';

const logOut = fn();
const meta = {
  title: 'Components/Structure/UserMenu',
  component: UserMenu,
  args: {
    name: 'Sanne de Wit',
    detail: 'Admin, Meridian Wealth',
    groups: [
      [
        { id: 'profile', label: 'Profile settings', href: '#profile' },
        { id: 'password', label: 'Change password', href: '#password' },
      ],
      [{ id: 'out', label: 'Log out', onSelect: logOut }],
    ],
  },
  // It stands on the navigation's bar, whose ring it has.
  decorators: [
    Story => (
      <div className="bg-nav p-3">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = { globals: { locale: 'de-DE' } };
export const Playground: Story = {};
/** Everything works by keyboard alone. */
export const ByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    logOut.mockClear();
    const button = canvas.getByRole('button', { name: 'Your menu: Sanne de Wit' });
    await step('it opens, and says whose it is', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByText('Admin, Meridian Wealth')).toBeVisible();
    });
    await step('End and Enter log out', async () => {
      await userEvent.keyboard('{End}{Enter}');
      await expect(logOut).toHaveBeenCalledOnce();
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};
/** Long text wraps or is cut off; the layout holds. */
export const LongText: Story = {
  args: {
    name: 'Friederike Großmann-Schlüter von der Donaudampfschifffahrtsgesellschaft',
    detail: 'Administratorin, Noordhaven Vermogensbeheer',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};
/** Open, with what is theirs. */
export const Matrix: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};
