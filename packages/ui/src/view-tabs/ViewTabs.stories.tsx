import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ViewTabs } from './ViewTabs.tsx';

const meta = {
  title: 'Components/Navigation/ViewTabs',
  component: ViewTabs,
  args: {
    label: 'Views',
    current: 'incomplete',
    onChange: fn(),
    views: [
      { id: 'all', label: 'All', count: '1,284', href: '#all' },
      { id: 'incomplete', label: 'Incomplete', count: '212', href: '#incomplete' },
      { id: 'complete', label: 'Complete', count: '96', href: '#complete' },
      { id: 'accepted', label: 'Accepted', count: '871', href: '#accepted' },
    ],
  },
} satisfies Meta<typeof ViewTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Incomplete 212');
  },
};
/** Below 768 px the views are a select. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, args }) => {
    const select = canvas.queryByRole('combobox', { name: 'Views' });
    if (!select) return;
    await userEvent.selectOptions(select, 'complete');
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ id: 'complete' }));
  },
};
