import { mfaCode } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { typedLimits } from './typed-limits.ts';

/** S1 §3: an authenticator app, or codes by SMS. */
const mfaMethods = ['SOFTWARE', 'SMS'] as const;
export type MfaMethod = (typeof mfaMethods)[number];

const code = () =>
  string()
    .required()
    .test(...check(mfaCode));

const associate = endpoint({
  name: 'access.associateMfa',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'associateMfa',
  kind: 'json',
  access: 'signedIn',
  duringSetup: true,
  summary: 'A new secret for an authenticator app; it counts once a code of it was verified.',
  body: object({
    /** Whoever signed in more than five minutes ago proves who is there; null otherwise. */
    password: string().max(typedLimits.password).nullable().defined(),
  }),
  response: object({ SecretCode: string().required() }),
  errors: ['PasswordRequired', 'UsernamePasswordMismatch'],
});

const verify = endpoint({
  name: 'access.verifyMfa',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'verifyMfa',
  kind: 'json',
  access: 'signedIn',
  duringSetup: true,
  summary: 'Prove that the authenticator app knows the secret, with a code of it.',
  body: object({ code: code() }),
  response: object({}),
  errors: ['EnableSoftwareTokenMFAException', 'PasswordRequired'],
});

const preference = endpoint({
  name: 'access.setMfaPreference',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'setMfaPreference',
  kind: 'json',
  access: 'signedIn',
  duringSetup: true,
  summary:
    'The second factor to be asked for from now on. Every other session of the user ends, and the owner is told.',
  body: object({
    /** `none` only where the firm demands no second factor. */
    value: string<'software' | 'sms' | 'none'>().oneOf(['software', 'sms', 'none']).required(),
    /** As at `associateMfa`. */
    password: string().max(typedLimits.password).nullable().defined(),
  }),
  response: object({}),
  errors: ['MfaMethodNotAllowed', 'PasswordRequired', 'UsernamePasswordMismatch'],
});

/** Setting a second factor up. */
export const factors = {
  associateMfa: associate,
  verifyMfa: verify,
  setMfaPreference: preference,
} as const;
