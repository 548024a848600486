import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PercentField, type PercentFieldProps } from './PercentField.tsx';

const meta = {
  title: 'Components/Fields/PercentField',
  component: PercentField,
  args: { label: 'Ownership', value: '33.3333', onValueChange: fn(), className: 'max-w-80' },
  render: function Controlled(args: PercentFieldProps) {
    const [value, setValue] = useState(args.value ?? '');
    const change = (next: string) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <PercentField {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof PercentField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Ownership' });
    await step('a computed value keeps four decimals', async () => {
      await expect(input).toHaveValue('33.3333');
      await expect(input).toHaveAccessibleDescription('percent');
    });
    await step('two decimals can be typed', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '12.349');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('12.34');
    });
    await step('the arrows stop at the whole', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '99.5');
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('100');
    });
  },
};
/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = { globals: { locale: 'de-DE' } };
export const Playground: Story = {};
/** In Dutch: the decimal separator is a comma. */
export const Dutch: Story = {
  globals: { locale: 'nl-NL' },
  args: { label: 'Eigendomsaandeel' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('33,3333');
    await userEvent.clear(input);
    await userEvent.type(input, '12,5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12.5');
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 gap-field sm:grid-cols-2">
      <PercentField label="Empty" isOptional />
      <PercentField label="Filled" value="33.3333" hint="Help that stays" />
      <PercentField label="In error" value="33.3333" error="The total weight should be 100%" />
      <PercentField label="Disabled" value="33.3333" isDisabled />
      <PercentField label="Read only" value="33.3333" readOnly />
    </div>
  ),
};
