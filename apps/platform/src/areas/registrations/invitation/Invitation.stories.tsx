import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Email } from '../../../ports/mail/compose.ts';
import { emailTenant, emailLocale, shownEmail } from '../../../testing/shown-email.ts';
import { invitationEmail, type About } from './email.ts';

const about: About = {
  tenant: emailTenant,
  name: 'Louise Dubois',
  number: 'T-2026-1302',
  adviser: 'Malik Osei',
  type: 'INDIVIDUAL',
};

const meta = {
  title: 'Emails/Registrations',
  tags: ['!autodocs'],
  args: about,
  loaders: [async ({ args, globals }) => ({ email: await invitationEmail(emailLocale(globals), args) })],
  render: (_, { globals, loaded }) => shownEmail((loaded as { email: Email }).email, globals),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByTitle(/T-2026-1302/)).toHaveAttribute(
      'srcdoc',
      expect.stringContaining(args.name),
    );
  },
} satisfies Meta<About>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToAPerson: Story = {};
export const ToACompany: Story = { args: { type: 'BUSINESS', name: 'Van der Brüggen Holding B.V.' } };
export const OfNobodyYet: Story = { args: { adviser: null } };
