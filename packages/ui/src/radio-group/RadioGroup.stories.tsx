import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const meta = {
  title: 'Components/Fields/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Politically exposed',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    direction: 'across',
    onValueChange: fn(),
  },
  render: function Controlled(args: RadioGroupProps) {
    const [value, setValue] = useState(args.value ?? '');
    const change = (next: string) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <RadioGroup {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('nothing is chosen for anybody', async () => {
      await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    });
    await step('Tab enters, arrows choose', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('yes');
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('no');
    });
  },
};
/** Help stays below the options. */
export const WithHelp: Story = {
  args: {
    direction: 'down',
    label: 'Type',
    options: [
      { value: 'INDIVIDUAL', label: 'Individual', hint: 'One natural person' },
      { value: 'JOINT', label: 'Joint', hint: 'Two natural persons with one account' },
      { value: 'BUSINESS', label: 'Business', hint: 'A legal entity with its representatives' },
    ],
    value: 'JOINT',
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['visual', 'key'],
  render: args => (
    <div className="grid w-160 max-w-full gap-6 sm:grid-cols-2">
      <RadioGroup {...args} label="Nothing chosen" />
      <RadioGroup {...args} label="Chosen" value="yes" />
      <RadioGroup {...args} label="In error" error="This field is required" />
      <RadioGroup {...args} label="Disabled" value="yes" isDisabled />
      <RadioGroup
        {...args}
        label="Below each other"
        direction="down"
        hint="Help that stays"
        isOptional
        value="no"
      />
    </div>
  ),
};
