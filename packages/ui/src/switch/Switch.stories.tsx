import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch, type SwitchProps } from './Switch.tsx';

const meta = {
  title: 'Components/Fields/Switch',
  component: Switch,
  args: { label: 'Client file', isOn: false, onValueChange: fn() },
  render: function Controlled(args: SwitchProps) {
    const [isOn, setOn] = useState(args.isOn);
    const change = (next: boolean) => {
      setOn(next);
      args.onValueChange?.(next);
    };
    return <Switch {...args} isOn={isOn} onValueChange={change} />;
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const control = canvas.getByRole('switch', { name: 'Client file' });
    await step('the space bar turns it', async () => {
      await userEvent.tab();
      await expect(control).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(control).toHaveAttribute('aria-checked', 'true');
    });
    await step('its words can be pressed', async () => {
      await userEvent.click(canvas.getByText('Client file'));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(false);
    });
    await step('it is large enough for a finger', async () => {
      const { width, height } = control.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    });
  },
};
export const Playground: Story = {};
/** A hint stays below the control. */
export const WithHint: Story = {
  args: { isOn: true, hint: 'Natural persons, businesses and products appear in the navigation.' },
};
/** It can be read but not changed. */
export const Disabled: Story = {
  args: { isOn: true, isDisabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Client file'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  args: {
    label: 'Verbindung zum Portfolioverwaltungssystem für alle Niederlassungen einschalten',
    hint: 'Die Einstellung gilt sofort für alle Benutzerinnen und Benutzer dieses Hauses.',
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid w-fit grid-cols-2 gap-x-10 gap-y-4">
      {[false, true].flatMap(isOn =>
        [false, true].map(isDisabled => (
          <Switch
            key={`${isOn}${isDisabled}`}
            label={`${isOn ? 'On' : 'Off'}${isDisabled ? ', disabled' : ''}`}
            isOn={isOn}
            isDisabled={isDisabled}
          />
        )),
      )}
      <Switch label="With help" hint="Help that stays" isOn />
      <Switch label="In error" error="This field is required" isOn={false} />
    </div>
  ),
};
