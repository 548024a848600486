import { required } from '@dossier/validators';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { PasswordField } from '../password-field/PasswordField.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { ShortForm } from './ShortForm.tsx';
import { ShortFormButton } from './ShortFormButton.tsx';
import { useShortForm, type FieldViolation } from './use-short-form.ts';

interface SignInProps {
  /** Gives back what the other side found. */
  readonly onSend: (values: object) => Promise<readonly FieldViolation[] | void>;
}

/** Signing in, as a page does it. */
export function SignIn({ onSend }: SignInProps) {
  const form = useShortForm({
    defaultValues: { userName: '', password: '', trust: false },
    validate: ({ userName, password }) => ({ userName: required(userName), password: required(password) }),
    onSubmit: onSend,
  });
  return (
    <ShortForm form={form}>
      <TextField {...form.text('userName')} label="Username" autoComplete="username" />
      <PasswordField {...form.text('password')} label="Password" />
      <Checkbox {...form.box('trust')} label="Trust this computer" />
      <ShortFormButton form={form} busyLabel="Signing in">
        Login
      </ShortFormButton>
    </ShortForm>
  );
}

const sent: SignInProps['onSend'] = () => Promise.resolve();

const meta = {
  title: 'Components/Fields/ShortForm',
  component: SignIn,
  args: { onSend: sent },
} satisfies Meta<typeof SignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};

export const Invalid: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Login' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus();
  },
};

export const Rejected: Story = {
  args: { onSend: () => Promise.resolve([{ path: 'password', code: 'credentials' }]) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'sanne.dewit');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong-one{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true');
  },
};
