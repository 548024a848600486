import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ColourField, type ColourFieldProps } from './ColourField.tsx';

const teal = '#0b4f5c'; // data

const meta = {
  title: 'Components/Fields/ColourField',
  component: ColourField,
  args: { label: 'Primary colour', value: teal, onValueChange: fn(), className: 'max-w-60' },
  render: function Controlled(args: ColourFieldProps) {
    const [value, setValue] = useState(args.value ?? '');
    const change = (next: string) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <ColourField {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof ColourField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Primary colour' });
    await step('any usual spelling becomes one', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'C8F');
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('#cc88ff'); // data
    });
    await step('the picker follows, and has a name of its own', async () => {
      const picker = canvas.getByLabelText('Pick a colour: Primary colour');
      await expect(picker).toHaveValue('#cc88ff'); // data
      await expect(picker).toHaveFocus();
    });
  },
};
export const Playground: Story = {};
/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  args: { label: 'Akzentfarbe für Entscheidungen' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Farbe wählen: Akzentfarbe für Entscheidungen')).toBeVisible();
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 gap-field sm:grid-cols-2">
      <ColourField label="Empty" isOptional />
      <ColourField label="Filled" value={teal} hint="Help that stays" />
      <ColourField label="In error" value="teal" error="Does not match pattern" />
      <ColourField label="Disabled" value={teal} isDisabled />
      <ColourField label="Read only" value={teal} readOnly />
    </div>
  ),
};
