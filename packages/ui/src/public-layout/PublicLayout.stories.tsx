import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMark } from '../brand-mark/BrandMark.tsx';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { languages } from '../language-switcher/LanguageSwitcher.stories.tsx';
import { Link } from '../link/Link.tsx';
import { PasswordField } from '../password-field/PasswordField.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { PublicLayout } from './PublicLayout.tsx';

const publicLinks = ['Latest news', 'Blog', 'Governance', 'Team', 'Support'];

const meta = {
  title: 'Components/Structure/PublicLayout',
  component: PublicLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <BrandMark name="Meridian" on="solid" />,
    claim: 'Every client, complete and accounted for.',
    title: 'Welcome!',
    subtitle: 'Login to your professional portal',
    links: publicLinks.map(label => ({ label, href: 'https://example.com' })),
    language: { value: 'en-US', languages, onValueChange: fn() },
    social: [
      { label: 'LinkedIn', href: 'https://example.com' },
      { label: 'X', href: 'https://example.com' },
    ],
    copyright: '© 2026 Meridian',
    children: (
      <div className="grid gap-field">
        <TextField label="Username" defaultValue="sanne.dewit" autoComplete="username" />
        <PasswordField
          label="Password"
          defaultValue="meridian26"
          error="The username-password combination you have entered is incorrect"
        />
        <Checkbox label="Trust this computer" isChecked onValueChange={() => undefined} />
        <Button variant="primary" isWide>
          Login
        </Button>
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
          <Link href="#restorePassword">I lost my password</Link>
          <Link href="#signup">I do not have an account</Link>
        </p>
      </div>
    ),
  },
} satisfies Meta<typeof PublicLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual', 'key'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome!' })).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};
/** In a right-to-left language everything is mirrored. */
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
/** In a narrow window. */
export const Narrow: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Open menu'));
    await expect(
      canvas.getAllByRole('link', { name: 'Governance' }).some(link => link.checkVisibility()),
    ).toBe(true);
  },
};
