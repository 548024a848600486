import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DateField, type DateFieldProps } from './DateField.tsx';

const meta = {
  title: 'Components/Fields/DateField',
  component: DateField,
  args: { label: 'Date of birth', value: '1968-03-14', onValueChange: fn(), className: 'w-80 max-w-full' },
  render: function Controlled(args: DateFieldProps) {
    const [value, setValue] = useState(args.value ?? '');
    const change = (next: string) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <DateField {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const month = canvas.getAllByRole('spinbutton')[0]!;
    await step('figures fill a part', async () => {
      await userEvent.click(month);
      await userEvent.keyboard('11');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('1968-11-14');
    });
    await step('arrows change it', async () => {
      month.focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('1968-12-14');
    });
  },
};
/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  args: { label: 'Geburtsdatum' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('spinbutton').map(part => part.textContent)).toEqual([
      '14',
      '3',
      '1968',
    ]);
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['visual'],
  render: args => (
    <div className="grid w-160 max-w-full gap-field sm:grid-cols-2">
      <DateField {...args} className="" label="Filled" />
      <DateField
        {...args}
        className=""
        label="Empty"
        value=""
        isOptional
        hint="As on the identity document"
      />
      <DateField
        {...args}
        className=""
        label="In error"
        error="Please, provide date in standard: MM/dd/yyyy"
      />
      <DateField {...args} className="" label="Disabled" isDisabled />
    </div>
  ),
};
