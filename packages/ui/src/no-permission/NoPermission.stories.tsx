import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../button/ButtonLink.tsx';
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
