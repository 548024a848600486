import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Email } from '../../../ports/mail/compose.ts';
import { emailTenant, emailLocale, shownEmail } from '../../../testing/shown-email.ts';
import { accessEmail, type Content } from './emails.ts';

interface EmailProps {
  content: Content;
}

const about = {
  tenant: emailTenant,
  name: 'Louise Dubois',
  link: 'https://meridian.dossier.example/login',
  userName: 'louise.dubois',
};

const meta = {
  title: 'Emails/Access',
  tags: ['!autodocs'],
  loaders: [
    async ({ args, globals }) => ({
      email: await accessEmail(emailLocale(globals), args.content, about),
    }),
  ],
  render: (_, { globals, loaded }) => shownEmail((loaded as { email: Email }).email, globals),
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle(/./)).toHaveAttribute(
      'srcdoc',
      expect.stringContaining('<!doctype html>'),
    );
  },
} satisfies Meta<EmailProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ResetCode: Story = { args: { content: { template: 'resetCode', secret: '407128' } } };
export const PasswordChanged: Story = { args: { content: { template: 'passwordChanged' } } };
export const TemporaryPassword: Story = {
  args: { content: { template: 'temporaryPassword', secret: 'k3-Tq=Wm7#pZ2xVa' } },
};
export const Invitation: Story = {
  args: {
    content: {
      template: 'invitation',
      secret: '2f6c1f0e-7a5d-4c1b-9d62-0c5b9f3a1e77.Zk3qT0b8sVxW1mRr7yGd5uNcPaLeHfJo',
    },
  },
};
export const ConfirmationCode: Story = {
  args: { content: { template: 'confirmationCode', secret: '407128' } },
};
export const FactorChanged: Story = { args: { content: { template: 'factorChanged' } } };
