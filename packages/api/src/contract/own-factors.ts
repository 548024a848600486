import { mfaCode } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { array, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { authenticatorDeclinedDays, backupCodeCount } from './factor-limits.ts';

const own = { service: 'access', method: 'POST', path: '/users', kind: 'json', access: 'signedIn' } as const;
/** Whoever signed in more than five minutes ago proves who is there; null otherwise. */
const proof = () => string().nullable().defined();

const phoneCode = endpoint({
  ...own,
  name: 'access.phoneCode',
  flag: 'phoneCode',
  duringSetup: true,
  summary:
    'Send a code to one’s own phone, to prove that it is at hand: before that no sign-in depends on it.',
  body: object({ password: proof() }),
  response: object({}),
  errors: ['AttemptLimitExceeded', 'MfaMethodNotAllowed', 'PasswordRequired', 'UsernamePasswordMismatch'],
});

const provePhone = endpoint({
  ...own,
  name: 'access.provePhone',
  flag: 'provePhone',
  duringSetup: true,
  summary: 'Prove that one’s own phone is at hand, with the code that was sent to it.',
  body: object({
    code: string()
      .required()
      .test(...check(mfaCode)),
  }),
  response: object({}),
  errors: ['CodeMismatchException'],
});

const backupCodes = endpoint({
  ...own,
  name: 'access.backupCodes',
  flag: 'backupCodes',
  summary: `Makes ${backupCodeCount} codes that each stand in for the second factor once; those from before stop working. Answered this time only.`,
  body: object({ password: proof() }),
  response: object({ codes: array(string().required()).length(backupCodeCount).required() }),
  errors: ['MfaMethodNotAllowed', 'PasswordRequired', 'UsernamePasswordMismatch'],
});

const declineAuthenticator = endpoint({
  ...own,
  name: 'access.declineAuthenticator',
  flag: 'declineAuthenticator',
  summary: `Say no to an authenticator app: it is not offered again for ${authenticatorDeclinedDays} days, on any device.`,
  response: object({}),
  errors: [],
});

/** Further ways of one's own second factor. */
export const ownFactors = { phoneCode, provePhone, backupCodes, declineAuthenticator } as const;
