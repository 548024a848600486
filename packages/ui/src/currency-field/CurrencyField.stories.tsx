import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CurrencyField, type CurrencyFieldProps } from './CurrencyField.tsx';

const meta = {
  title: 'Components/Fields/CurrencyField',
  component: CurrencyField,
  args: { label: 'Assets', value: '12500', onValueChange: fn(), className: 'max-w-80' },
  render: function Controlled(args: CurrencyFieldProps) {
    const [value, setValue] = useState(args.value ?? '');
    const change = (next: string) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <CurrencyField {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof CurrencyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Assets' });
    await step('the currency is read with it', async () => {
      await expect(input).toHaveAccessibleDescription('euros');
      await expect(input).toHaveValue('12,500');
    });
    await step('cents are dropped', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '13250.75');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('13250');
      await userEvent.tab();
      await expect(input).toHaveValue('13,250');
    });
    await step('an arrow is a thousand', async () => {
      await userEvent.click(input);
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('14250');
    });
  },
};
export const Playground: Story = {};
/** The sign stands after the amount. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  args: { label: 'Frei verfügbares Vermögen' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('12.500');
  },
};
/** Another currency: its sign, its name for screen readers. Give the rule `minCurrency` the same one. */
export const SwissFrancs: Story = {
  args: { currency: 'CHF' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Swiss francs');
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 gap-field sm:grid-cols-2">
      <CurrencyField label="Empty" isOptional />
      <CurrencyField label="Filled" value="12500" hint="Help that stays" />
      <CurrencyField label="In error" value="12500" error="Minimum value €25,000" />
      <CurrencyField label="Disabled" value="12500" isDisabled />
      <CurrencyField label="Read only" value="12500" readOnly />
    </div>
  ),
};
