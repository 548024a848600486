import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock } from 'lucide';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { icon } from '../icons/icon.ts';

const LockIcon = icon(Lock);

const meta = {
  title: 'Components/Fields/TextField',
  component: TextField,
  args: { label: 'First name', value: 'Zoë', onValueChange: fn() },
  render: function Controlled(args: TextFieldProps) {
    const [value, setValue] = useState(args.value ?? '');
    const change = (next: string) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <TextField {...args} value={value} onValueChange={change} className="w-80" />;
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.type(input, '!');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Zoë!');
    await expect(input).toBeRequired();
  },
};
export const Playground: Story = {};
/** A hint stays below the control. */
export const WithHint: Story = {
  args: { hint: 'As written on the identity document' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'As written on the identity document',
    );
  },
};
/** The label says that it is optional. */
export const Optional: Story = { args: { label: 'Middle name', isOptional: true, value: '' } };
/** The error is shown below and linked to the control. */
export const WithError: Story = {
  args: {
    label: 'IBAN',
    value: 'NL91 ABNA 0417 1643 01',
    isCode: true,
    error: 'Please, provide a valid IBAN number',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'IBAN' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Please, provide a valid IBAN number');
  },
};
/** It can be read but not changed. */
export const Disabled: Story = {
  args: {
    label: 'Username',
    value: 'zoe.mueller',
    isDisabled: true,
    hint: 'Fixed after the first sign-in',
    end: <LockIcon aria-hidden className="me-2 size-4" />,
  },
};
/** With the keyboard focus. */
export const Focused: Story = {
  play: async ({ canvas }) => canvas.getByRole('textbox').focus(),
};
/** Long text wraps or is cut off; the layout holds. */
export const LongText: Story = {
  tags: ['visual'],
  args: {
    label: 'Vollständige Bezeichnung der wirtschaftlich berechtigten Gesellschaft',
    hint: 'So wie sie im Handelsregister eingetragen ist, mit Rechtsform und ohne Abkürzungen.',
    error: 'Bitte geben Sie eine gültige Telefonnummer im internationalen Standardformat an',
    value: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle',
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['visual', 'key'],
  render: () => (
    <div className="grid grid-cols-2 gap-field">
      <TextField label="Empty" placeholder="Placeholder" />
      <TextField label="Filled" value="Zoë" hint="Help that stays" />
      <TextField label="Optional" isOptional value="" />
      <TextField label="Identifier" isCode value="NL91 ABNA 0417 1643 00" />
      <TextField label="In error" value="x" error="The entered data must be at least 2 characters long" />
      <TextField label="Disabled" value="zoe.mueller" isDisabled />
      <TextField label="Read only" value="zoe@example.com" readOnly />
      <TextField label="Under the pointer" value="Zoë" />
    </div>
  ),
};
