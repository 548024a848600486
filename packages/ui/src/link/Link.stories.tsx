import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow } from '../testing/narrow.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  args: { href: '#restorePassword', children: 'I lost my password' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
/** Without an underline until it is hovered or focused. */
export const Quiet: Story = { args: { variant: 'quiet', children: 'Governance' } };
/** A link to another site opens in a new tab. */
export const External: Story = {
  args: { isExternal: true, href: 'https://example.com', children: 'Latest news' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Latest news' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
};

/** Both variants, at rest, under the pointer and with the focus. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid w-fit gap-4 text-sm">
      {(['plain', 'quiet'] as const).map(variant => (
        <p key={variant} className="flex gap-6">
          <Link variant={variant} href="#a">
            Default
          </Link>
          <Link variant={variant} href="#b" className="pseudo-hover">
            Hover
          </Link>
          <Link variant={variant} href="#c" className="pseudo-focus-visible">
            Focus
          </Link>
        </p>
      ))}
    </div>
  ),
};
/** German text, 320 px wide. */
export const LongText: Story = {
  args: { children: 'Einstellungen der Vermögensverwaltungsgesellschaft für digitale Unterschriften öffnen' },
  decorators: [narrow],
};
