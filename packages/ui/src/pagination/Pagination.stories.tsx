import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Data/Pagination',
  component: Pagination,
  args: {
    label: 'Pages',
    summary: '26–50 of 1,284',
    previous: '#1',
    next: '#3',
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
/** On the first page there is no way back. */
export const FirstPage: Story = {
  tags: ['visual'],
  args: { summary: '1–25 of 1,284', previous: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#3');
  },
};
/** With a single page. */
export const OnlyPage: Story = { args: { summary: '1–7 of 7', previous: undefined, next: undefined } };
