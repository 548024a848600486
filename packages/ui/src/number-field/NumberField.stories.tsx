import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

const meta = {
  title: 'Components/Fields/NumberField',
  component: NumberField,
  args: {
    label: 'Number of days',
    value: '30',
    decimals: 0,
    unit: 'days',
    min: 1,
    max: 90,
    onValueChange: fn(),
    className: 'max-w-80',
  },
  render: function Controlled(args: NumberFieldProps) {
    const [value, setValue] = useState(args.value ?? '');
    const change = (next: string) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <NumberField {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Number of days' });
    await step('its unit is read with it', async () => {
      await expect(input).toHaveAccessibleDescription('days');
    });
    await step('the arrows change it, within its bounds', async () => {
      await userEvent.click(input);
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('31');
    });
    await step('figures replace it', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '1234');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('1234');
    });
    await step('leaving writes it as the language does', async () => {
      await userEvent.tab();
      await expect(input).toHaveValue('1,234');
    });
  },
};
export const Playground: Story = {};
/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  args: { label: 'Höchstdauer', value: '1234.5', decimals: 2, unit: 'Tage' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('1.234,5');
    await userEvent.clear(input);
    await userEvent.type(input, '2.500,75');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2500.75');
  },
};
/** Text that is not a number is kept and marked. */
export const NotANumber: Story = {
  args: { value: 'ten', error: 'Must be a number' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveValue('ten');
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 gap-field sm:grid-cols-2">
      <NumberField label="Empty" isOptional unit="days" />
      <NumberField label="Filled" value="1234.5" hint="Help that stays" />
      <NumberField label="In error" value="100" unit="days" error="Maximum value 90" />
      <NumberField label="Negative" value="-3" />
      <NumberField label="Disabled" value="30" unit="days" isDisabled />
      <NumberField label="Read only" value="30" unit="days" readOnly />
    </div>
  ),
};
