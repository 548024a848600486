import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { narrow } from '../testing/narrow.tsx';
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';

const meta = {
  title: 'Components/Fields/DateRangeField',
  component: DateRangeField,
  args: {
    label: 'Period',
    value: { from: '2026-11-01', to: '2026-11-14' },
    presets: ['last7Days', 'thisMonth', 'lastMonth'],
    onValueChange: fn(),
    className: 'w-120 max-w-full',
  },
  render: function Controlled(args: DateRangeFieldProps) {
    const [value, setValue] = useState(args.value);
    const change: DateRangeFieldProps['onValueChange'] = next => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <DateRangeField {...args} {...(value && { value })} onValueChange={change} />;
  },
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const day = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('spinbutton')[1]!;

/** Both days are typed; a preset takes both at once. */
export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('digits fill a part', async () => {
      await userEvent.click(day('From'));
      await userEvent.keyboard('03');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-03', to: '2026-11-14' });
      await userEvent.click(day('To'));
      await userEvent.keyboard('20');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-03', to: '2026-11-20' });
    });
    await step('a preset takes both, and says that it is taken', async () => {
      const preset = canvas.getByRole('button', { name: 'Last month' });
      await userEvent.click(preset);
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-10-01', to: '2026-10-31' });
      await expect(preset).toHaveAttribute('aria-pressed', 'true');
    });
  },
};
export const Playground: Story = { args: { isOptional: false, isDisabled: false } };

/** Each day has a calendar of its own. */
export const FromACalendar: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar: To' }));
    await screen.findByRole('grid', { name: /November 2026/ });
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-15' });
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  },
};

/** What is wrong stands below the date it is wrong with, and is linked with it. */
export const InError: Story = {
  args: {
    value: { from: '2026-11-14', to: '2026-11-01' },
    bindings: { to: { error: 'The last day is before the first' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'To' })).toHaveAccessibleDescription(
      /The last day is before the first/,
    );
  },
};

/** Presets are cut to the days that can be chosen, and off where none of theirs can. */
export const WithinLimits: Story = {
  args: { min: '2026-11-10', max: '2026-11-21', hint: 'Since the client file was opened' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'This month' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '2026-11-21' });
    await expect(canvas.getByRole('button', { name: 'Last month' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** German, 320 px wide: one date below the other. */
export const Narrow: Story = {
  globals: { locale: 'de-DE' },
  args: { label: 'Zeitraum der Überprüfung', className: 'max-w-full' },
  decorators: [narrow],
};

/** Every state. */
export const Matrix: Story = {
  tags: ['tree', 'visual'],
  render: args => (
    <div className="grid w-100 max-w-full gap-field">
      <DateRangeField
        {...args}
        className=""
        label="Filled"
        value={{ from: '2026-11-01', to: '2026-11-30' }}
        presets={['thisMonth', 'lastMonth']}
      />
      <DateRangeField
        {...args}
        className=""
        label="In error"
        value={{ from: '', to: '2026-11-14' }}
        isOptional
        bindings={{ to: { error: 'Choose a later day' } }}
        presets={[]}
      />
      <DateRangeField {...args} className="" label="Disabled" isDisabled presets={['today']} />
    </div>
  ),
};
