import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CountList } from './CountList.tsx';

const meta = {
  title: 'Components/Data/CountList',
  component: CountList,
  args: {
    items: [
      { id: 'mine', label: 'Assigned to me', count: '37', href: '#mine' },
      { id: 'all', label: 'All', count: '1,284', href: '#all' },
      { id: 'none', label: 'Unassigned', count: null, href: '#none' },
    ],
  },
} satisfies Meta<typeof CountList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '1,284' })).toHaveAttribute('href', '#all');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
/** Labels that are longer than their column wrap; their counts stay beside them. */
export const LongText: Story = {
  args: {
    items: [
      {
        id: 'review',
        label: 'Waiting for the approval of a second person who has not seen the registration before',
        count: '1,284',
        href: '#review',
      },
    ],
  },
};
