import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { narrow } from '../testing/narrow.tsx';
import { NoPermission } from './NoPermission.tsx';

const meta = {
  title: 'Components/Status/NoPermission',
  component: NoPermission,
  args: {
    children: 'An Admin of your firm can give you access.',
    action: <ButtonLink href="#dashboard">Go to the dashboard</ButtonLink>,
  },
} satisfies Meta<typeof NoPermission>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: "You don't have access to this page!" })).toBeVisible();
  },
};
export const Playground: Story = {};
/** German text, 320 px wide. */
export const LongText: Story = {
  globals: { locale: 'de-DE' },
  args: {
    children: 'Eine Administratorin oder ein Administrator Ihres Unternehmens kann Ihnen Zugriff geben.',
  },
  decorators: [narrow],
};
/** With texts of its own, and without. */
export const Matrix: Story = {
  render: args => (
    <div className="grid gap-6">
      <NoPermission />
      <NoPermission {...args} title="You may not reveal identifiers" />
    </div>
  ),
};
