import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '../icon-button/IconButton.tsx';
import { AddIcon } from '../icons/index.ts';
import { narrow } from '../testing/narrow.tsx';
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
export const Playground: Story = {};
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
/** A dot says that something is new in a view that one is not in; the user who cannot see it hears it. */
export const Unread: Story = {
  args: {
    views: [
      { id: 'all', label: 'All', count: '1,284', href: '#all' },
      { id: 'incomplete', label: 'Incomplete', count: '212', href: '#incomplete' },
      { id: 'complete', label: 'Complete', count: '96', unread: '2 unread', href: '#complete' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Complete 96 , 2 unread' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /unread/ })).toHaveLength(1);
  },
};
/** What can be done with views stands after the last one, and next to the select. */
export const WithActions: Story = {
  args: { end: <IconButton size="small" icon={<AddIcon aria-hidden />} label="Save as a view" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save as a view' })).toBeVisible();
  },
};
/** German text, 320 px wide. */
export const LongText: Story = {
  args: {
    views: [
      { id: 'incomplete', label: 'Unvollständige Registrierungen', count: '1.284', href: '#a' },
      { id: 'complete', label: 'Vollständige Registrierungen', count: '96', href: '#b' },
    ],
  },
  decorators: [narrow],
};
/** Every view in turn is the current one. */
export const Matrix: Story = {
  render: args => (
    <div className="grid gap-4">
      {args.views.map(({ id }) => (
        <ViewTabs key={id} {...args} label={id} current={id} />
      ))}
    </div>
  ),
};
