import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Email } from '../../../ports/mail/compose.ts';
import { emailTenant, emailLocale, shownEmail } from '../../../testing/shown-email.ts';
import { emailsIn, type Emails } from './emails.ts';

interface MailProps {
  email: Exclude<keyof Emails, 'smsCode' | 'smsConfirmation'>;
}

const about = {
  tenant: emailTenant,
  name: 'Louise Dubois',
  link: 'https://meridian.dossier.example/login',
  code: '407128',
  token: '2f6c1f0e-7a5d-4c1b-9d62-0c5b9f3a1e77.Zk3qT0b8sVxW1mRr7yGd5uNcPaLeHfJo',
  userName: 'louise.dubois',
  password: 'k3-Tq=Wm7#pZ2xVa',
};

const meta = {
  title: 'Letters/Access',
  tags: ['!autodocs'],
  render: ({ email }, { globals }) => {
    const write = emailsIn(emailLocale(globals))[email] as (values: typeof about) => Email;
    return shownEmail(write(about), globals);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle(/./)).toHaveAttribute(
      'srcdoc',
      expect.stringContaining('<!doctype html>'),
    );
  },
} satisfies Meta<MailProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ResetCode: Story = { args: { email: 'resetCode' } };
export const PasswordChanged: Story = { args: { email: 'passwordChanged' } };
export const TemporaryPassword: Story = { args: { email: 'temporaryPassword' } };
export const Invitation: Story = { args: { email: 'invitation' } };
export const ConfirmationCode: Story = { args: { email: 'confirmationCode' } };
export const FactorChanged: Story = { args: { email: 'factorChanged' } };
