import { absence } from '../absence.ts';
import { boolean, number, object, string } from '../../answers.ts';
import { locale } from '../../tenants/settings-values.ts';

/** S1 §3: an authenticator app, or codes by SMS. */
const mfaMethods = ['SOFTWARE', 'SMS'] as const;
export type MfaMethod = (typeof mfaMethods)[number];

export const profileEntity = object({
  username: string().required(),
  firstName: string().required(),
  middleName: string().nullable().defined(),
  lastName: string().required(),
  email: string().required(),
  /** Masked: the first 2 and last 3 digits. */
  phone: string().nullable().defined(),
  locale: locale.nullable().defined(),
  mfaMethod: string<MfaMethod>().oneOf(['SOFTWARE', 'SMS']).nullable().defined(),
  /** Whether an authenticator app is registered, asked for or not. */
  hasAuthenticator: boolean().required(),
  /** Whether a code that was sent to the phone came back. */
  isPhoneProven: boolean().required(),
  /** Codes on paper that are left. */
  backupCodes: number().integer().required(),
  absence: absence.nullable().defined(),
  version: number().integer().required(),
});

/** One place where someone is signed in. */
export const ownSession = object({
  _id: string().required(),
  createdAt: string().required(),
  lastActiveAt: string().required(),
  expiresAt: string().required(),
  isCurrent: boolean().required(),
  isTrusted: boolean().required(),
  /** What the browser said of itself when signing in; null when it said nothing. */
  userAgent: string().nullable().defined(),
  ip: string().nullable().defined(),
});
