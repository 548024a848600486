import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const meta = {
  title: 'Components/Fields/SearchField',
  component: SearchField,
  args: {
    label: 'Search registrations',
    placeholder: 'Name, city, CoC or tax number',
    value: '',
    onValueChange: fn(),
    className: 'w-75',
  },
  render: function Controlled(args: SearchFieldProps) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onValueChange(next);
    };
    return <SearchField {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search registrations' });
    await userEvent.type(input, 'Utrecht');
    await step('Escape clears it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    });
    await step('so does the cross, and the focus stays', async () => {
      await userEvent.type(input, 'x');
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
      await expect(input).toHaveValue('');
      await expect(input).toHaveFocus();
    });
  },
};

/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = { globals: { locale: 'de-DE' } };
/** Empty and filled. */
export const Matrix: Story = {
  tags: ['visual'],
  render: args => (
    <div className="grid gap-3">
      <SearchField {...args} />
      <SearchField {...args} value="Utrecht" />
    </div>
  ),
};
