import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { IbanField, type IbanFieldProps } from './IbanField.tsx';

const meta = {
  title: 'Components/Fields/IbanField',
  component: IbanField,
  args: { label: 'IBAN', value: '', onValueChange: fn(), className: 'max-w-80' },
  render: function Controlled(args: IbanFieldProps) {
    const [value, setValue] = useState(args.value ?? '');
    const change = (next: string) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <IbanField {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof IbanField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'IBAN' });
    await step('groups appear while it is typed', async () => {
      await userEvent.type(input, 'nl91abna0417164300');
      await expect(input).toHaveValue('NL91 ABNA 0417 1643 00');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('NL91ABNA0417164300');
    });
    await step('it says whose bank it is', async () => {
      await expect(input).toHaveAccessibleDescription('Country of the bank: Netherlands');
    });
    await step('a correction in the middle keeps the caret there', async () => {
      input.setSelectionRange(10, 10);
      await userEvent.keyboard('{Backspace}');
      await expect(input).toHaveValue('NL91 ABN0 4171 6430 0');
      await expect(input.selectionStart).toBe(8);
      await userEvent.keyboard('A');
      await expect(input).toHaveValue('NL91 ABNA 0417 1643 00');
      await expect(input.selectionStart).toBe(10);
    });
  },
};
export const Playground: Story = {};
/** A pasted value is cleaned up and understood. */
export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste(' BE68-5390-0754-7034 ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('BE68539007547034');
  },
};
/** The longest of the registry in 320 px. */
export const Narrow: Story = {
  args: { value: 'MT84MALT011000012345MTLCAST001S', className: 'w-full' },
  globals: { viewport: { value: 'mobile1' } },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 gap-field sm:grid-cols-2">
      <IbanField label="Empty" isOptional />
      <IbanField label="Filled" value="NL91ABNA0417164300" hint="Help that stays" />
      <IbanField label="In error" value="NL91ABNA0417164301" error="Please, provide a valid IBAN number" />
      <IbanField label="Disabled" value="BE68539007547034" isDisabled />
      <IbanField label="Read only" value="DE89370400440532013000" readOnly />
    </div>
  ),
};
