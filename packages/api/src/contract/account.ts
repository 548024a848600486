import { usernameLength } from '@dossier/validators/limits';
import { boolean, number, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import type { MfaMethod } from './factors.ts';
import { personName } from './person-name.ts';
import { locale } from './settings-values.ts';
import { typedLimits } from './typed-limits.ts';

const changePassword = endpoint({
  name: 'access.changePassword',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'changePassword',
  kind: 'json',
  access: 'signedIn',
  summary: 'Replace the password. Every session of the user ends, this one too.',
  body: object({
    userName: string().required().max(usernameLength.max),
    oldPassword: string().required().max(typedLimits.password),
    newPassword: string().required().max(typedLimits.password),
  }),
  response: object({ message: string().required() }),
  errors: ['UsernamePasswordMismatch', 'InvalidPassword'],
});

/** Own data, as the settings of a user show it. */
export const profile = object({
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
  version: number().integer().required(),
});

const readProfile = endpoint({
  name: 'access.profile',
  service: 'access',
  method: 'GET',
  path: '/users/me/profile',
  kind: 'json',
  access: 'signedIn',
  // The set-up says which phone codes go to.
  duringSetup: true,
  summary: 'Own data of whoever is signed in.',
  response: profile,
  errors: [],
});

const updateProfile = endpoint({
  name: 'access.updateProfile',
  service: 'access',
  method: 'PUT',
  path: '/users/me/profile',
  kind: 'json',
  access: 'signedIn',
  ifMatch: true,
  summary: 'Change one’s own name, or the language that letters are written in.',
  body: object({
    ...personName(),
    locale: locale.nullable().defined(),
  }),
  response: profile,
  errors: ['VersionRequired', 'VersionStale'],
});

/** One place where somebody is signed in. */
const ownSession = object({
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

const sessions = endpoint({
  name: 'access.sessions',
  service: 'access',
  method: 'GET',
  path: '/users/me/sessions',
  kind: 'json',
  access: 'signedIn',
  summary: 'Where one is signed in, the latest first.',
  response: listOf(ownSession),
  errors: [],
});

const endSession = endpoint({
  name: 'access.endSession',
  service: 'access',
  method: 'DELETE',
  path: '/users/me/sessions/{id}',
  kind: 'json',
  access: 'signedIn',
  summary: 'Sign out in one place. It is over there within a second.',
  response: object({}),
  errors: [],
});

const getHash = endpoint({
  name: 'access.getHash',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'getHash',
  kind: 'json',
  access: 'public',
  summary: 'A pseudonym of a user name, for support and error reports; for names that nobody has too.',
  body: object({ userName: string().required().max(usernameLength.max) }),
  response: object({ hash: string().required() }),
  errors: [],
});

/** What somebody does with an account of one's own. */
export const account = {
  changePassword,
  profile: readProfile,
  updateProfile,
  sessions,
  endSession,
  getHash,
} as const;
