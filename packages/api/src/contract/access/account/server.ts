import { mfaCode } from '@dossier/validators';
import { usernameLength } from '@dossier/validators/limits';
import { check } from '@dossier/validators/yup';
import { object, string } from 'yup';
import { absenceBody } from '../absence-body.ts';
import { authenticatorDeclinedDays, backupCodeCount } from '../factor-limits.ts';
import { personName } from '../person-name.ts';
import { typedLimits } from '../typed-limits.ts';
import { locale } from '../../tenants/settings-values.ts';
import { yupOf } from '../../yup-of.ts';
import type { ServerParts } from '../../server-part.ts';
import type * as endpoints from './endpoints.ts';

const code = () =>
  string()
    .required()
    .test(...check(mfaCode));

/** A user who signed in more than five minutes ago proves who is there; null otherwise. */
const proof = () => string().nullable().defined();

export const accountServer = {
  'access.associateMfa': {
    duringSetup: true,
    summary: 'A new secret for an authenticator app; it counts once a code of it was verified.',
    body: object({
      /** A user who signed in more than five minutes ago proves who is there; null otherwise. */
      password: string().max(typedLimits.password).nullable().defined(),
    }),
    errors: ['PasswordRequired', 'UsernamePasswordMismatch'],
  },
  'access.verifyMfa': {
    duringSetup: true,
    summary: 'Prove that the authenticator app knows the secret, with a code of it.',
    body: object({ code: code() }),
    errors: ['EnableSoftwareTokenMFAException', 'PasswordRequired'],
  },
  'access.setMfaPreference': {
    duringSetup: true,
    summary:
      'The second factor to be asked for from now on. Every other session of the user ends, and the owner is told.',
    body: object({
      /** `none` only where the firm demands no second factor. */
      value: string<'software' | 'sms' | 'none'>().oneOf(['software', 'sms', 'none']).required(),
      /** As at `associateMfa`. */
      password: string().max(typedLimits.password).nullable().defined(),
    }),
    errors: ['MfaMethodNotAllowed', 'PasswordRequired', 'UsernamePasswordMismatch'],
  },
  'access.changePassword': {
    summary: 'Replace the password. Every session of the user ends, this one too.',
    body: object({
      userName: string().required().max(usernameLength.max),
      oldPassword: string().required().max(typedLimits.password),
      newPassword: string().required().max(typedLimits.password),
    }),
    errors: ['UsernamePasswordMismatch', 'InvalidPassword'],
  },
  'access.profile': {
    // The set-up says which phone codes go to.
    duringSetup: true,
    summary: 'Own data of whoever is signed in.',
    errors: [],
  },
  'access.updateProfile': {
    ifMatch: true,
    summary: 'Change one’s own name, or the language that letters are written in.',
    body: object({
      ...personName(),
      locale: yupOf(locale.nullable().defined()),
    }),
    errors: ['VersionRequired', 'VersionStale'],
  },
  'access.changeOwnAbsence': {
    ifMatch: true,
    summary:
      'Set when one is away oneself, and who does the work meanwhile: what is assigned to the one goes to the other. Null ends it.',
    body: absenceBody,
    errors: ['VersionRequired', 'VersionStale'],
  },
  'access.sessions': {
    summary: 'Where one is signed in, the latest first.',
    errors: [],
  },
  'access.endSession': {
    summary: 'Sign out in one place. It is over there within a second.',
    errors: [],
  },
  'access.getHash': {
    summary: 'A pseudonym of a user name, for support and error reports; for names that nobody has too.',
    body: object({ userName: string().required().max(usernameLength.max) }),
    errors: [],
  },
  'access.phoneCode': {
    duringSetup: true,
    summary:
      'Send a code to one’s own phone, to prove that it is at hand: before that no sign-in depends on it.',
    body: object({ password: proof() }),
    errors: ['AttemptLimitExceeded', 'MfaMethodNotAllowed', 'PasswordRequired', 'UsernamePasswordMismatch'],
  },
  'access.provePhone': {
    duringSetup: true,
    summary: 'Prove that one’s own phone is at hand, with the code that was sent to it.',
    body: object({
      code: string()
        .required()
        .test(...check(mfaCode)),
    }),
    errors: ['CodeMismatchException'],
  },
  'access.backupCodes': {
    summary: `Makes ${backupCodeCount} codes that each stand in for the second factor once; those from before stop working. Answered this time only.`,
    body: object({ password: proof() }),
    errors: ['MfaMethodNotAllowed', 'PasswordRequired', 'UsernamePasswordMismatch'],
  },
  'access.declineAuthenticator': {
    summary: `Say no to an authenticator app: it is not offered again for ${authenticatorDeclinedDays} days, on any device.`,
    errors: [],
  },
} as const satisfies ServerParts<typeof endpoints>;
