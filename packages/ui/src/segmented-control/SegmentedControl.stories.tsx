import type { Meta, StoryObj } from '@storybook/react-vite';
import { Contrast, Moon, Sun } from 'lucide';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl, segmentedControlSizes, type SegmentedControlProps } from './SegmentedControl.tsx';
import { icon } from '../icons/icon.ts';
import { narrow } from '../testing/narrow.tsx';

const ContrastIcon = icon(Contrast);
const MoonIcon = icon(Moon);
const SunIcon = icon(Sun);

const schemes = [
  { value: 'light', label: 'Light', icon: <SunIcon aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <MoonIcon aria-hidden /> },
  { value: 'contrast', label: 'High contrast', icon: <ContrastIcon aria-hidden /> },
];

function Chooses(args: SegmentedControlProps) {
  const [value, setValue] = useState(args.value);
  const choose = (next: string) => {
    setValue(next);
    args.onValueChange(next);
  };
  return <SegmentedControl {...args} value={value} onValueChange={choose} />;
}

const meta = {
  title: 'Components/Actions/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Scheme', segments: schemes, value: 'light', onValueChange: fn() },
  render: args => <Chooses {...args} />,
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: 'regular', isIconOnly: false } };
/** Everything works by keyboard alone. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Tab leads to the chosen one', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus();
    });
    await step('an arrow chooses the next', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('dark');
      await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    });
  },
};
/** With icons only; their names are read out and shown on hover. */
export const IconOnly: Story = {
  args: { isIconOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'High contrast' })).toBeInTheDocument();
  },
};
/** A disabled option stays focusable and says why it is disabled. */
export const DisabledSaysWhy: Story = {
  args: {
    segments: [...schemes.slice(0, 2), { ...schemes[2]!, disabledReason: 'Your firm has turned it off' }],
  },
  play: async ({ args, canvas }) => {
    const segment = canvas.getByRole('radio', { name: 'High contrast' });
    await expect(segment).toHaveAccessibleDescription('Your firm has turned it off');
    await userEvent.click(segment);
    await expect(args.onValueChange).not.toHaveBeenCalledWith('contrast');
  },
};

/** German text, 320 px wide: what does not fit goes to the next line. */
export const Narrow: Story = {
  args: {
    label: 'Zeitraum',
    segments: ['Letzte zwölf Monate', 'Laufendes Geschäftsjahr', 'Gesamter Zeitraum'].map(label => ({
      value: label,
      label,
    })),
    value: 'Gesamter Zeitraum',
  },
  decorators: [narrow],
};

/** Every size, with labels and without, and one that is off. */
export const Matrix: Story = {
  tags: ['visual'],
  render: args => (
    <div className="grid justify-items-start gap-4">
      {segmentedControlSizes.flatMap(size =>
        [false, true].map(isIconOnly => (
          <SegmentedControl
            {...args}
            key={`${size} ${isIconOnly}`}
            label={`${size} ${isIconOnly}`}
            size={size}
            isIconOnly={isIconOnly}
            segments={[...schemes.slice(0, 2), { ...schemes[2]!, disabledReason: 'Not yet' }]}
          />
        )),
      )}
    </div>
  ),
};
