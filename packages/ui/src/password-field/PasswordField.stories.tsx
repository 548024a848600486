import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

const meta = {
  title: 'Components/Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'meridian26', className: 'w-80 max-w-full' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const input = canvas.getByLabelText('Password');
    await step('is hidden at first', async () => {
      await expect(input).toHaveAttribute('type', 'password');
    });
    await step('the eye shows it and says what it will do next', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
      await expect(input).toHaveAttribute('type', 'text');
      await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
      await expect(input).toHaveAttribute('type', 'password');
    });
    await step('the eye comes after the field', async () => {
      input.focus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    });
  },
};
/** What a new password needs is ticked while it is typed. */
export const WithRules: Story = {
  args: { label: 'New password', hasRules: true, autoComplete: 'new-password', defaultValue: undefined },
  render: function Controlled(args: PasswordFieldProps) {
    const [value, setValue] = useState('');
    return <PasswordField {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas, step }) => {
    const input = canvas.getByLabelText('New password');
    await step('nothing is there at first', async () => {
      await expect(input).toHaveAccessibleDescription(/Number \(not met yet\)/);
    });
    await step('each kind is ticked', async () => {
      await userEvent.type(input, 'meridian26');
      await expect(input).toHaveAccessibleDescription(
        /characters \(met\).*Number \(met\).*character \(not met yet\).*Upper Case letter \(not met yet\).*Lower Case letter \(met\)/,
      );
    });
  },
};
/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  args: { label: 'Passwort' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Passwort anzeigen' })).toBeVisible();
  },
};

/** Hidden, wrong, disabled. */
export const Matrix: Story = {
  tags: ['visual'],
  render: args => (
    <div className="grid gap-field">
      <PasswordField {...args} />
      <PasswordField {...args} error="The username-password combination you have entered is incorrect" />
      <PasswordField {...args} isDisabled />
    </div>
  ),
};
