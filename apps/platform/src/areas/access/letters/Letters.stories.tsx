import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Letter } from '../../../ports/mail/compose.ts';
import { letterFirm, letterLocale, shownLetter } from '../../../testing/shown-letter.ts';
import { lettersIn, type Letters } from './letters.ts';

interface MailProps {
  letter: Exclude<keyof Letters, 'smsCode' | 'smsConfirmation'>;
}

const about = {
  firm: letterFirm,
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
  render: ({ letter }, { globals }) => {
    const write = lettersIn(letterLocale(globals))[letter] as (given: typeof about) => Letter;
    return shownLetter(write(about), globals);
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

export const ResetCode: Story = { args: { letter: 'resetCode' } };
export const PasswordChanged: Story = { args: { letter: 'passwordChanged' } };
export const TemporaryPassword: Story = { args: { letter: 'temporaryPassword' } };
export const Invitation: Story = { args: { letter: 'invitation' } };
export const ConfirmationCode: Story = { args: { letter: 'confirmationCode' } };
export const FactorChanged: Story = { args: { letter: 'factorChanged' } };
