import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

const meta = {
  title: 'Components/Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Trust this computer', isChecked: false, onValueChange: fn() },
  render: function Controlled(args: CheckboxProps) {
    const [isChecked, setChecked] = useState(args.isChecked ?? false);
    const change = (next: boolean) => {
      setChecked(next);
      args.onValueChange?.(next);
    };
    return <Checkbox {...args} isChecked={isChecked} onValueChange={change} />;
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Trust this computer' });
    await step('its words can be pressed', async () => {
      await userEvent.click(canvas.getByText('Trust this computer'));
      await expect(box).toBeChecked();
    });
    await step('the space bar turns it', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(false);
    });
  },
};
/** Checked. */
export const Checked: Story = { args: { isChecked: true } };
/** Some of several items are checked. */
export const Indeterminate: Story = {
  args: { isIndeterminate: true, label: 'All registrations' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};
/** The error is shown below and linked to the control. */
export const WithError: Story = {
  args: { label: 'I have seen the original document', error: 'This field is required' },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['visual', 'key'],
  render: () => (
    <div className="grid w-fit grid-cols-3 gap-x-8 gap-y-3">
      {[false, true].flatMap(isDisabled => [
        <Checkbox
          key={`${isDisabled} 0`}
          label="Off"
          isChecked={false}
          isDisabled={isDisabled}
          onValueChange={() => undefined}
        />,
        <Checkbox
          key={`${isDisabled} 1`}
          label="On"
          isChecked
          isDisabled={isDisabled}
          onValueChange={() => undefined}
        />,
        <Checkbox
          key={`${isDisabled} 2`}
          label="Some"
          isChecked={false}
          isIndeterminate
          isDisabled={isDisabled}
          onValueChange={() => undefined}
        />,
      ])}
      <Checkbox
        label="In error"
        isChecked={false}
        error="This field is required"
        onValueChange={() => undefined}
      />
      <Checkbox label="With help" hint="It stays signed in here" isChecked onValueChange={() => undefined} />
    </div>
  ),
};
