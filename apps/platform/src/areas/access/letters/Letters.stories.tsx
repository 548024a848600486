import { brands, parseBrand } from '@dossier/ui/theme';
import { language, type Language } from '@dossier/validators/vocabularies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect } from 'storybook/test';
import { compose, type Letter } from '../../../ports/mail/compose.ts';
import { lettersIn, type Letters } from './letters.ts';
import { letterLook } from './look.ts';

interface MailProps {
  letter: Exclude<keyof Letters, 'smsCode' | 'smsConfirmation'>;
  tenant?: string;
  locale?: Language;
}

const about = {
  firm: 'Meridian Wealth',
  name: 'Louise Dubois',
  link: 'https://meridian.dossier.example/login',
  code: '407128',
  userName: 'louise.dubois',
  password: 'k3-Tq=Wm7#pZ2xVa',
};

/** A letter as a reader of mail shows it: in the look and the language of the toolbar. */
function Mail({ letter, tenant = 'meridian', locale = 'en-US' }: MailProps) {
  const write = lettersIn(locale)[letter] as (given: typeof about) => Letter;
  const brand = Object.hasOwn(brands, tenant) ? brands[tenant as keyof typeof brands] : brands.dossier;
  const written = write(about);
  const { html } = compose(written, locale, letterLook(about.firm, parseBrand(brand)));
  return createElement('iframe', {
    title: written.subject,
    srcDoc: html,
    sandbox: '',
    className: 'h-[560px] w-full',
  });
}

const meta = {
  title: 'Letters/Access',
  component: Mail,
  tags: ['!autodocs'],
  render: ({ letter }, { globals }) =>
    createElement(Mail, {
      letter,
      tenant: String(globals['tenant'] ?? 'meridian'),
      locale: language.codes.find(code => code === globals['locale']) ?? 'en-US',
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle(/./)).toHaveAttribute(
      'srcdoc',
      expect.stringContaining('<!doctype html>'),
    );
  },
} satisfies Meta<typeof Mail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ResetCode: Story = { args: { letter: 'resetCode' } };
export const PasswordChanged: Story = { args: { letter: 'passwordChanged' } };
export const TemporaryPassword: Story = { args: { letter: 'temporaryPassword' } };
export const Invitation: Story = { args: { letter: 'invitation' } };
export const ConfirmationCode: Story = { args: { letter: 'confirmationCode' } };
export const FactorChanged: Story = { args: { letter: 'factorChanged' } };
