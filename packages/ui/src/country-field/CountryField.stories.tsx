import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CountryField, type CountryFieldProps } from './CountryField.tsx';

const meta = {
  title: 'Components/Fields/CountryField',
  component: CountryField,
  args: { label: 'Country', value: '', onValueChange: fn(), className: 'max-w-80' },
  render: function Controlled(args: CountryFieldProps) {
    const [value, setValue] = useState(args.value ?? '');
    const change = (next: string) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <CountryField {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof CountryField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = await canvas.findByRole('combobox', { name: 'Country' });
    await step('the Netherlands and Belgium stand first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Show options/ }));
      const names = (await screen.findAllByRole('option')).slice(0, 3).map(option => option.textContent);
      await expect(names).toEqual(['Netherlands', 'Belgium', 'Afghanistan']);
    });
    await step('a name in another language finds it', async () => {
      await userEvent.type(input, 'duitsl');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('DE');
      await expect(input).toHaveValue('Germany');
    });
  },
};
export const Playground: Story = {};
/** A user who has typed enough to mean one country goes on by Enter or Tab, and keeps it. */
export const TypedAndLeft: Story = {
  play: async ({ args, canvas, step }) => {
    const input = await canvas.findByRole('combobox', { name: 'Country' });
    await step('by Tab', async () => {
      await userEvent.type(input, 'Neth');
      await screen.findByRole('option', { name: 'Netherlands' });
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('NL');
      await waitFor(() => expect(input).toHaveValue('Netherlands'));
    });
    await step('by Enter', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'duitsl{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('DE');
      await waitFor(() => expect(input).toHaveValue('Germany'));
    });
    await step('a whole name counts where it is the beginning of another', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'niger{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('NE');
    });
  },
};
/** Opened, with its options. */
export const Open: Story = {
  args: { value: 'NL' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Show options/ }));
    await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Netherlands');
  },
};
/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  args: { label: 'Land der steuerlichen Ansässigkeit', value: 'NL' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('Niederlande'));
  },
};
/** Only the given countries are offered. */
export const OnlyOurRegions: Story = {
  args: { countries: ['NL', 'BE', 'DE', 'FR', 'LU'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Show options/ }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5));
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 gap-field sm:grid-cols-2">
      <CountryField label="Empty" isOptional />
      <CountryField label="Chosen" value="BE" hint="Help that stays" />
      <CountryField label="In error" error="Please select a country from the list" />
      <CountryField label="Disabled" value="FR" isDisabled />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('combobox')).toHaveLength(4));
  },
};
