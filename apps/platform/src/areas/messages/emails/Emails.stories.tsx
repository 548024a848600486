import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@dossier/validators/vocabularies';
import { expect } from 'storybook/test';
import type { Email } from '../../../ports/mail/compose.ts';
import { emailTenant, emailLocale, shownEmail } from '../../../testing/shown-email.ts';
import { digestEmail, messagesEmail } from './emails.ts';

interface EmailProps {
  compose: (locale: Language) => Promise<Email>;
}

const about = {
  tenant: emailTenant,
  name: 'Malik Bakker',
  link: 'https://meridian.dossier.example/administration/inbox',
};
const mention = { type: 'mention', actor: 'Louise Dubois' } as const;

/** Emails to staff about what came and what waits: they name colleagues and never a client. */
const meta = {
  title: 'Emails/Messages',
  tags: ['!autodocs'],
  loaders: [async ({ args, globals }) => ({ email: await args.compose(emailLocale(globals)) })],
  render: (_, { globals, loaded }) => shownEmail((loaded as { email: Email }).email, globals),
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle(/Meridian Wealth/)).toHaveAttribute(
      'srcdoc',
      expect.stringContaining(about.link),
    );
  },
} satisfies Meta<EmailProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneMessage: Story = { args: { compose: locale => messagesEmail(locale, [mention], about) } };

/** Several that came within minutes are one email. */
export const SeveralMessages: Story = {
  args: {
    compose: locale => messagesEmail(locale, [mention, { type: 'exportReady', actor: null }, mention], about),
  },
};

/** Ten lines at most; the rest is in the inbox. */
export const ManyMessages: Story = {
  args: {
    compose: locale =>
      messagesEmail(
        locale,
        Array.from({ length: 14 }, () => mention),
        about,
      ),
  },
};

export const Digest: Story = {
  args: { compose: locale => digestEmail(locale, { approvals: 3, tasks: 12, unread: 1 }, about) },
};
