import type { Emails } from './emails.ts';

export const emails: Emails = {
  resetCode: ({ tenant, name, code, link }) => ({
    subject: `${tenant}: your verification code`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `Somebody asked to reset your password at ${tenant}. This is the verification code; it works once, within 10 minutes:`,
    ],
    secret: code,
    link: { label: 'Enter the code', href: link },
    closing: 'Was it not you? Then you need do nothing. Never pass this code on.',
  }),
  passwordChanged: ({ tenant, name, link }) => ({
    subject: `${tenant}: your password has been changed`,
    greeting: `Dear ${name},`,
    paragraphs: [`Your password at ${tenant} has just been changed. Every session of yours has ended.`],
    link: { label: 'Sign in', href: link },
    closing: 'Was it not you? Tell your administrator at once.',
  }),
  temporaryPassword: ({ tenant, name, userName, password, link }) => ({
    subject: `${tenant}: your temporary password`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `Your account at ${tenant} is ready. Your username is ${userName}. Sign in within 7 days with this temporary password; you choose one of your own right away:`,
    ],
    secret: password,
    link: { label: 'Sign in', href: link },
    closing: 'Never pass this password on.',
  }),
  factorChanged: ({ tenant, name, link }) => ({
    subject: `${tenant}: your way of signing in has changed`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `The second step of signing in at ${tenant} has just been changed. Every other session of yours has ended.`,
    ],
    link: { label: 'Sign in', href: link },
    closing: 'Was it not you? Tell your administrator at once.',
  }),
  emailChanging: ({ tenant, name, link }) => ({
    subject: `${tenant}: another email address was entered for you`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `An administrator of ${tenant} entered another email address for your account. Until its owner has proven it, codes for a lost password come to this address.`,
    ],
    link: { label: 'Sign in', href: link },
    closing: 'Did you not ask for this? Tell another administrator at once.',
  }),
  emailCode: ({ tenant, name, code, link }) => ({
    subject: `${tenant}: prove this email address`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `This address was entered for your account at ${tenant}. The code proves that you read it; it works once, within 7 days:`,
    ],
    secret: code,
    link: { label: 'Enter the code', href: link },
    closing: 'Do you not know this firm? Then you need do nothing. Never pass this code on.',
  }),
  emailChanged: ({ tenant, name, link }) => ({
    subject: `${tenant}: your email address has been changed`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `The new email address of your account at ${tenant} has been proven. Nothing is sent to this address any more.`,
    ],
    link: { label: 'Sign in', href: link },
    closing: 'Was it not you? Tell your administrator at once.',
  }),
  resetsRequested: ({ tenant, name, link }) => ({
    subject: `${tenant}: codes for your password are asked for`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `Several codes to reset your password at ${tenant} have been asked for today. No more than ten are sent in a day.`,
    ],
    link: { label: 'Sign in', href: link },
    closing: 'Was it not you? Then you need do nothing, but tell your administrator. Never pass a code on.',
  }),
  smsCode: ({ tenant, code }) =>
    `${code} is your code for ${tenant}. It works once, within 3 minutes. Never pass it on.`,
  invitation: ({ tenant, token, link }) => ({
    subject: `${tenant}: you are invited`,
    greeting: 'Good day,',
    paragraphs: [
      `${tenant} invites you to work with them in Dossier. The link works once, within 7 days.`,
      'If the link does not open, enter this invite token on the sign-up page:',
    ],
    secret: token,
    link: { label: 'Create your account', href: link },
    closing: 'Do you not know this firm? Then you need do nothing.',
  }),
  confirmationCode: ({ tenant, name, code, link }) => ({
    subject: `${tenant}: your confirmation code`,
    greeting: `Dear ${name},`,
    paragraphs: [`This code confirms your account at ${tenant}; it works once, within 10 minutes:`],
    secret: code,
    link: { label: 'Enter the code', href: link },
    closing: 'Never pass this code on.',
  }),
  smsConfirmation: ({ tenant, code }) =>
    `${code} confirms your account at ${tenant}. It works once, within 10 minutes. Never pass it on.`,
};
