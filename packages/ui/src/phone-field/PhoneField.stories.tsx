import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

const meta = {
  title: 'Components/Fields/PhoneField',
  component: PhoneField,
  args: { label: 'Mobile phone', value: '', onValueChange: fn(), className: 'max-w-80' },
  render: function Controlled(args: PhoneFieldProps) {
    const [value, setValue] = useState(args.value ?? '');
    const change = (next: string) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <PhoneField {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The metadata are there once a full number is shown in groups. */
const isGrouped = (input: HTMLElement, text: string) => waitFor(() => expect(input).toHaveValue(text));

export const Default: Story = {
  args: { value: '+31612345678' },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Mobile phone' });
    await isGrouped(input, '+31 6 12345678');
    await step('00 becomes +, and the flag follows the number', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '0032485123456');
      await expect(input).toHaveValue('+32 485 12 34 56');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('+32485123456');
      await expect(canvas.getByRole('button', { name: 'Country: Belgium' })).toBeVisible();
    });
    await step('a correction in the middle keeps the caret there', async () => {
      input.setSelectionRange(7, 7);
      await userEvent.keyboard('{Backspace}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('+3248123456');
      await userEvent.keyboard('5');
      await expect(input).toHaveValue('+32 485 12 34 56');
      await expect(input.value.slice(input.selectionStart ?? 0).replaceAll(' ', '')).toBe('123456');
    });
  },
};
export const Playground: Story = {};
/** A pasted value is cleaned up and understood. */
export const Pasted: Story = {
  args: { value: '+32485123456' },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await isGrouped(input, '+32 485 12 34 56');
    for (const spelling of ['06-12345678', 'tel:+31612345678', '+31 (0)6 1234 5678', '0031.6.12345678'])
      await step(spelling, async () => {
        await userEvent.clear(input);
        await userEvent.click(input);
        await userEvent.paste(spelling);
        await expect(args.onValueChange).toHaveBeenLastCalledWith('+31612345678');
      });
  },
};
/** The country is picked from a list behind the flag. */
export const PicksACountry: Story = {
  args: { value: '+31612345678' },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox');
    await isGrouped(input, '+31 6 12345678');
    const button = canvas.getByRole('button', { name: 'Country: Netherlands' });
    await step('the list has a search, the Netherlands and Belgium first', async () => {
      await userEvent.click(button);
      const search = await screen.findByRole('combobox', { name: 'Search for a country' });
      await waitFor(() => expect(search).toHaveFocus());
      const names = within(screen.getByRole('listbox'))
        .getAllByRole('option')
        .map(option => option.textContent);
      await expect(names.slice(0, 3)).toEqual(['Netherlands+31', 'Belgium+32', 'Afghanistan+93']);
    });
    await step('typing finds, Enter picks, and the figures stay', async () => {
      await userEvent.keyboard('cote{ArrowDown}{Enter}');
      await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('+225612345678'));
      await waitFor(() => expect(input).toHaveFocus());
    });
    await step('Escape closes it and gives the focus back', async () => {
      const other = canvas.getByRole('button', { name: 'Country: Côte d’Ivoire' });
      await userEvent.click(other);
      await screen.findByRole('combobox');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
      await waitFor(() => expect(other).toHaveFocus());
    });
  },
};
/** Opened, with the list of countries. */
export const Open: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Country: Netherlands' }));
    await expect(await screen.findByRole('combobox')).toBeVisible();
  },
};
/** The error is shown below and linked to the control. */
export const WithError: Story = {
  args: {
    value: '+31201234567',
    error: 'Please fill in a valid mobile phone number in international standard format',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  args: {
    label: 'Mobiltelefonnummer der wirtschaftlich berechtigten Person',
    value: '+4915123456789',
    hint: 'Mit Landesvorwahl; eine Nummer ohne Vorwahl gilt als niederländisch.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Landesvorwahl/);
    await expect(await canvas.findByRole('button', { name: 'Land: Deutschland' })).toBeVisible();
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 gap-field sm:grid-cols-2">
      <PhoneField label="Empty" isOptional />
      <PhoneField label="Filled" value="+31612345678" hint="Help that stays" />
      <PhoneField label="Another country" value="+32485123456" />
      <PhoneField
        label="In error"
        value="+31201234567"
        error="Please fill in a valid mobile phone number in international standard format"
      />
      <PhoneField label="Disabled" value="+31612345678" isDisabled />
      <PhoneField label="Read only" value="+31612345678" readOnly />
    </div>
  ),
  play: async ({ canvas }) => {
    await isGrouped(canvas.getByLabelText('Filled'), '+31 6 12345678');
    await waitFor(() => expect(document.querySelectorAll('img[alt=""]').length).toBe(6));
  },
};
