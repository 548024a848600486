import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Modal } from '../modal/Modal.tsx';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

const meta = {
  title: 'Components/Fields/DatePicker',
  component: DatePicker,
  args: {
    label: 'Review date',
    value: '2026-11-27',
    min: '2026-11-20',
    max: '2027-01-18',
    onValueChange: fn(),
    className: 'max-w-80',
  },
  render: function Controlled(args: DatePickerProps) {
    const [value, setValue] = useState(args.value ?? '');
    const change = (next: string) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <DatePicker {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const openCalendar = async (button: HTMLElement) => {
  await userEvent.click(button);
  return screen.findByRole('grid', { name: /November 2026/ });
};

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: /^Open the calendar/ });
    await step('arrows move by day and week, Enter picks', async () => {
      await openCalendar(button);
      await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-05');
    });
    await step('the focus goes back to the button', async () => {
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('it can still be typed', async () => {
      await userEvent.click(canvas.getAllByRole('spinbutton')[1]!);
      await userEvent.keyboard('24');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-24');
    });
  },
};
export const Playground: Story = {};
/** Opened, with its calendar. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const grid = await openCalendar(canvas.getByRole('button', { name: /^Open the calendar/ }));
    await expect(grid).toBeVisible();
    await expect(screen.getByText(/At the latest Jan 18, 2027/)).toBeVisible();
  },
};
/** A button picks the current day. */
export const Today: Story = {
  play: async ({ args, canvas }) => {
    await openCalendar(canvas.getByRole('button', { name: /^Open the calendar/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-21');
  },
};
/** Escape closes the calendar, not the dialog. */
export const InADialog: Story = {
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  render: function InDialog(args) {
    const [isOpen, setOpen] = useState(true);
    const close = () => {
      args.onValueChange?.('closed');
      setOpen(false);
    };
    return (
      <Modal isOpen={isOpen} onClose={close} title="Plan a review">
        <DatePicker {...args} />
      </Modal>
    );
  },
  play: async ({ args }) => {
    await openCalendar(await screen.findByRole('button', { name: /^Open the calendar/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Plan a review' })).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalledWith('closed');
  },
};
/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  args: { label: 'Datum der nächsten Überprüfung' },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Kalender öffnen: Datum der nächsten Überprüfung' }),
    );
    await expect(await screen.findByRole('grid', { name: /November 2026/ })).toBeVisible();
    await expect(screen.getByText(/Spätestens am 18.01.2027/)).toBeVisible();
  },
};

/** Every state. */
export const Matrix: Story = {
  render: () => (
    <div className="grid grid-cols-1 gap-field sm:grid-cols-2">
      <DatePicker label="Empty" isOptional />
      <DatePicker label="Filled" value="2026-11-27" hint="Help that stays" />
      <DatePicker label="In error" value="2026-11-27" error="Please, provide date in standard: MM/dd/yyyy" />
      <DatePicker label="Disabled" value="2026-11-27" isDisabled />
    </div>
  ),
};
