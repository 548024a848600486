import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Select } from './Select.tsx';

const options = [
  { value: 'INDIVIDUAL', label: 'Individual' },
  { value: 'JOINT', label: 'Joint' },
  { value: 'BUSINESS', label: 'Business' },
];

const meta = {
  title: 'Components/Fields/Select',
  component: Select,
  args: { label: 'Registration type', options, onValueChange: fn(), className: 'w-80 max-md:max-w-full' },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Registration type' }), 'Business');
    await expect(args.onValueChange).toHaveBeenCalledWith('BUSINESS');
  },
};
/** With a chosen option. */
export const Chosen: Story = { args: { value: 'JOINT' } };
/** The error is shown below and linked to the control. */
export const WithError: Story = { args: { error: 'This field is required' } };
/** It can be read but not changed. */
export const Disabled: Story = { args: { value: 'JOINT', isDisabled: true } };
/** Long text wraps or is cut off; the layout holds. */
export const LongText: Story = {
  tags: ['visual'],
  globals: { locale: 'de-DE' },
  args: {
    label: 'Rechtsform der wirtschaftlich berechtigten Gesellschaft',
    value: 'A',
    options: [
      {
        value: 'A',
        label: 'Gesellschaft mit beschränkter Haftung und Compagnie Kommanditgesellschaft auf Aktien',
      },
    ],
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['visual'],
  render: args => (
    <div className="grid w-160 max-w-full gap-field sm:grid-cols-2">
      <Select {...args} label="Nothing chosen" />
      <Select {...args} label="Chosen" value="JOINT" />
      <Select {...args} label="Optional" isOptional hint="Help that stays" />
      <Select {...args} label="In error" error="This field is required" />
      <Select {...args} label="Disabled" value="JOINT" isDisabled />
    </div>
  ),
};
