import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screenAt } from '../../testing/screen.tsx';
import { DashboardPage } from './DashboardPage.tsx';

const meta = {
  title: 'Screens/Dashboard/Overview',
  component: DashboardPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  ...screenAt('/administration/dashboard'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '871' })).toHaveAttribute(
      'href',
      '/administration/registrations?status=ACCEPTED',
    );
  },
};
