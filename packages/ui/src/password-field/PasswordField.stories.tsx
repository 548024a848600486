import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Components/Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'meridian26', className: 'w-80' },
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
