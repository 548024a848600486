import { mfaCode } from '@dossier/validators';
import { usernameLength } from '@dossier/validators/limits';
import { check } from '@dossier/validators/yup';
import { object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { typedLimits } from './typed-limits.ts';

const challenge = {
  userName: string().required().max(usernameLength.max),
  /** The challenge that signing in was answered with. */
  session: string().required().max(100),
};

const mfa = endpoint({
  name: 'access.mfa',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'mfa',
  kind: 'json',
  access: 'public',
  summary: 'Answer the challenge of a sign-in with a code of the second factor. Sets the refresh cookie.',
  body: object({
    ...challenge,
    mfaCode: string()
      .required()
      .max(typedLimits.code)
      .test(...check(mfaCode)),
  }),
  response: object({ accessToken: string().required() }),
  errors: ['CodeMismatchException', 'NotAuthorizedException', 'UsernamePasswordMismatch'],
});

const mfaResend = endpoint({
  name: 'access.mfaResend',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'mfaResend',
  kind: 'json',
  access: 'public',
  summary: 'Another SMS for a challenge, three at most. Tries that were made stay counted.',
  body: object(challenge),
  response: object({}),
  errors: ['AttemptLimitExceeded', 'NotAuthorizedException'],
});

const backupCode = endpoint({
  name: 'access.backupCode',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'backupCode',
  kind: 'json',
  access: 'public',
  summary: 'Answer the challenge of a sign-in with a back-up code. Tries count together with those of `mfa`.',
  body: object({
    ...challenge,
    backupCode: string().required().max(40),
  }),
  response: object({ accessToken: string().required() }),
  errors: ['CodeMismatchException', 'NotAuthorizedException', 'UsernamePasswordMismatch'],
});

/** What answers the challenge of a sign-in. */
export const challenges = { mfa, mfaResend, backupCode } as const;
