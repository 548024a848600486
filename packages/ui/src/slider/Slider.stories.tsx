import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Slider, type SliderProps } from './Slider.tsx';

const steps = [
  { value: '2024-09-01', label: '1 Sep 2024' },
  { value: '2025-01-05', label: '5 Jan 2025' },
  { value: '2026-03-12', label: '12 Mar 2026' },
  { value: '', label: 'Today' },
];

const meta = {
  title: 'Components/Fields/Slider',
  component: Slider,
  args: { label: 'As of', steps, value: '2025-01-05', onValueChange: fn(), className: 'max-w-80' },
  render: function Controlled(args: SliderProps) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <Slider {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('slider', { name: 'As of' });
    await step('it is one tab stop; the browser moves it by its own keys', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await fireEvent.change(input, { target: { value: '2' } });
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-12');
      await expect(input).toHaveAttribute('aria-valuetext', '12 Mar 2026');
    });
  },
};
export const Playground: Story = {};
/** Names that are long break beside it. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  args: {
    label: 'Stand',
    steps: [
      { value: '1', label: 'Gesellschafterversammlung 2024' },
      { value: '2', label: 'Heute' },
    ],
    value: '1',
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 gap-field sm:grid-cols-2">
      <Slider label="First" steps={steps} value="2024-09-01" />
      <Slider label="Last" steps={steps} value="" hint="Help that stays" />
      <Slider label="In error" steps={steps} value="2025-01-05" error="Choose a later day" />
      <Slider label="Disabled" steps={steps} value="2025-01-05" isDisabled />
    </div>
  ),
};
