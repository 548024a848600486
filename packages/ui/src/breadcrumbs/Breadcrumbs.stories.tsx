import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Structure/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'You are here',
    crumbs: [
      { label: 'Registrations', href: '#registrations' },
      { label: 'Business', href: '#business' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
