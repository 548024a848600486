import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CountFilter, type CountFilterProps } from './CountFilter.tsx';

function Remembers(args: CountFilterProps) {
  const [value, setValue] = useState(args.value);
  const change = (next: string | null) => {
    setValue(next);
    args.onValueChange(next);
  };
  return <CountFilter {...args} value={value} onValueChange={change} />;
}

const meta = {
  title: 'Components/Data/CountFilter',
  component: CountFilter,
  args: {
    'aria-label': 'Show only',
    value: null,
    onValueChange: fn(),
    options: [
      { value: 'overdue', label: 'Overdue', count: '2', isUrgent: true },
      { value: 'week', label: 'Due this week', count: '14' },
      { value: 'approval', label: 'Waiting for approval', count: '6' },
      { value: 'unassigned', label: 'Unassigned', count: '1,284' },
    ],
  },
  render: args => <Remembers {...args} />,
} satisfies Meta<typeof CountFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
/** With an active filter. */
export const Chosen: Story = { tags: ['visual'], args: { value: 'week' } };
/** Everything works by keyboard alone. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args, step }) => {
    await step('a figure filters', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('overdue');
      await expect(canvas.getByRole('button', { name: '2 Overdue' })).toHaveAttribute('aria-pressed', 'true');
    });
    await step('and pressed again shows everything', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    });
  },
};
/** Long text wraps or is cut off; the layout holds. */
export const LongText: Story = {
  args: {
    value: 'a',
    options: [
      {
        value: 'a',
        label: 'Warten auf die Genehmigung einer zweiten Person',
        count: '1.284',
        isUrgent: true,
      },
      { value: 'b', label: 'Noch niemandem aus der Kundenannahme zugewiesen', count: '12' },
    ],
  },
};
