import type { Emails } from './emails.ts';

export const emails: Emails = {
  resetCode: ({ tenant, name, code, link }) => ({
    subject: `${tenant}: your verification code`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `We received a request to reset your password at ${tenant}. This verification code works once, within 10 minutes:`,
    ],
    secret: code,
    link: { label: 'Enter the code', href: link },
    closing: "If this wasn't you, ignore this email. Never share this code.",
  }),
  passwordChanged: ({ tenant, name, link }) => ({
    subject: `${tenant}: your password has been changed`,
    greeting: `Dear ${name},`,
    paragraphs: [`Your password at ${tenant} has just been changed. You have been signed out everywhere.`],
    link: { label: 'Sign in', href: link },
    closing: "If this wasn't you, tell your administrator at once.",
  }),
  temporaryPassword: ({ tenant, name, userName, password, link }) => ({
    subject: `${tenant}: your temporary password`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `Your account at ${tenant} is ready. Your username is ${userName}. Sign in within 7 days with this temporary password; you'll be asked to choose your own:`,
    ],
    secret: password,
    link: { label: 'Sign in', href: link },
    closing: 'Never share this password.',
  }),
  factorChanged: ({ tenant, name, link }) => ({
    subject: `${tenant}: your two-step verification was changed`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `Your two-step verification at ${tenant} was changed. You have been signed out everywhere else.`,
    ],
    link: { label: 'Sign in', href: link },
    closing: "If this wasn't you, tell your administrator at once.",
  }),
  emailChanging: ({ tenant, name, link }) => ({
    subject: `${tenant}: another email address was entered for you`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `An administrator of ${tenant} entered another email address for your account. Until it is verified, password reset codes come to this address.`,
    ],
    link: { label: 'Sign in', href: link },
    closing: "If you didn't request this, tell another administrator at once.",
  }),
  emailCode: ({ tenant, name, code, link }) => ({
    subject: `${tenant}: verify this email address`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `This address was entered for your account at ${tenant}. Verify it with this code, which works once, within 7 days:`,
    ],
    secret: code,
    link: { label: 'Enter the code', href: link },
    closing: "If you don't know this firm, ignore this email. Never share this code.",
  }),
  emailChanged: ({ tenant, name, link }) => ({
    subject: `${tenant}: your email address has been changed`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `The new email address of your account at ${tenant} has been verified. We no longer send email to this address.`,
    ],
    link: { label: 'Sign in', href: link },
    closing: "If this wasn't you, tell your administrator at once.",
  }),
  resetsRequested: ({ tenant, name, link }) => ({
    subject: `${tenant}: password reset codes were requested`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `Several codes to reset your password at ${tenant} were requested today. We send at most ten a day.`,
    ],
    link: { label: 'Sign in', href: link },
    closing: "If this wasn't you, tell your administrator. Never share a code.",
  }),
  smsCode: ({ tenant, code }) =>
    `${code} is your code for ${tenant}. It works once, within 3 minutes. Never share it.`,
  invitation: ({ tenant, token, link }) => ({
    subject: `${tenant}: you are invited`,
    greeting: 'Hello,',
    paragraphs: [
      `You have been invited to join ${tenant} on Dossier. This link can be used once, within 7 days.`,
      'If the link does not open, enter this invite token on the sign-up page:',
    ],
    secret: token,
    link: { label: 'Create your account', href: link },
    closing: "If you weren't expecting this email, you can ignore it.",
  }),
  confirmationCode: ({ tenant, name, code, link }) => ({
    subject: `${tenant}: your confirmation code`,
    greeting: `Dear ${name},`,
    paragraphs: [`This code confirms your account at ${tenant}; it works once, within 10 minutes:`],
    secret: code,
    link: { label: 'Enter the code', href: link },
    closing: 'Never share this code.',
  }),
  smsConfirmation: ({ tenant, code }) =>
    `${code} confirms your account at ${tenant}. It works once, within 10 minutes. Never share it.`,
};
