import { mfaCode } from '@dossier/validators';
import { usernameLength } from '@dossier/validators/limits';
import { check } from '@dossier/validators/yup';
import { array, boolean, object, string } from 'yup';
import { typedLimits } from './typed-limits.ts';
import type { ServerParts } from '../server-part.ts';
import type * as endpoints from './endpoints.ts';
import { accessTokensServer } from './access-tokens/server.ts';
import { accountServer } from './account/server.ts';
import { currentUserServer } from './current-user/server.ts';
import { groupsServer } from './groups/server.ts';
import { publicServer } from './public/server.ts';
import { staffServer } from './staff/server.ts';

/** Reads that a page may begin with. */
const maxReads = 16;

/** `FirstRead`, as the platform takes it. */
const firstRead = object({
  name: string().required().max(100),
  address: string().required().max(4_000),
  body: string().max(8_000),
});

const challenge = {
  userName: string().required().max(usernameLength.max),
  /** The challenge that signing in was answered with. */
  session: string().required().max(100),
};

export const accessServer = {
  'access.login': {
    summary:
      'Sign in. Sets the refresh cookie; with a second factor it answers with a challenge instead of a token.',
    body: object({
      userName: string().required().max(usernameLength.max),
      password: string().required().max(typedLimits.password),
      /** Only when a temporary password must be replaced (S1 §3). */
      newPassword: string().max(typedLimits.password),
      /** S1 §2, "Trust this computer": keeps the session up to 24 h instead of 12. Never skips a second factor. */
      trust: boolean(),
    }),
    errors: [
      'UsernamePasswordMismatch',
      'NewPasswordRequired',
      'InvalidPassword',
      'UserNotConfirmed',
      'MissingProfile',
      'AttemptLimitExceeded',
    ],
  },
  'access.refresh': {
    summary:
      'A new access token for the refresh cookie, which rotates; null when there is no session to continue.',
    errors: ['CallNotAllowed'],
  },
  'access.logout': {
    summary:
      'Sign out everywhere: all sessions of the user end. The refresh cookie is enough, on our own pages: whoever leaves may have no token any more. 401 where there is nothing to end.',
    errors: ['SessionExpired', 'CallNotAllowed'],
  },
  'access.chooseTenant': {
    summary: 'System Admin only: work in this firm from now on. Audited; answers with a token for it.',
    body: object({ tenantId: string().required().max(64) }),
    errors: [],
  },
  'access.draftKey': {
    summary: 'The key that drafts of this person in this firm are encrypted with; kept in memory only.',
    errors: [],
  },
  'access.bootstrap': {
    summary:
      'What a page begins with, in one request: a new access token, as `refresh` gives it, and what its first reads answer to whoever it is for. Null in place of what has to be asked for by itself.',
    body: object({ reads: array(firstRead.required()).max(maxReads).required() }),
    errors: ['CallNotAllowed'],
  },
  'access.mfa': {
    summary: 'Answer the challenge of a sign-in with a code of the second factor. Sets the refresh cookie.',
    body: object({
      ...challenge,
      mfaCode: string()
        .required()
        .max(typedLimits.code)
        .test(...check(mfaCode)),
    }),
    errors: ['CodeMismatchException', 'NotAuthorizedException', 'UsernamePasswordMismatch'],
  },
  'access.mfaResend': {
    summary: 'Another SMS for a challenge, three at most. Tries that were made stay counted.',
    body: object(challenge),
    errors: ['AttemptLimitExceeded', 'NotAuthorizedException'],
  },
  'access.backupCode': {
    summary:
      'Answer the challenge of a sign-in with a back-up code. Tries count together with those of `mfa`.',
    body: object({
      ...challenge,
      backupCode: string().required().max(40),
    }),
    errors: ['CodeMismatchException', 'NotAuthorizedException', 'UsernamePasswordMismatch'],
  },
  ...accessTokensServer,
  ...accountServer,
  ...currentUserServer,
  ...groupsServer,
  ...publicServer,
  ...staffServer,
} as const satisfies ServerParts<typeof endpoints>;
