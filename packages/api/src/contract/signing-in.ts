import { usernameLength } from '@dossier/validators/limits';
import { boolean, object, string } from 'yup';
import { bootstrapEndpoints } from './bootstrap.ts';
import { endpoint } from './endpoint.ts';
import { typedLimits } from './typed-limits.ts';

/** S1 §3: an access token, or the challenge that a second factor has to answer. */
const loginAnswer = object({
  accessToken: string(),
  mfaType: string<'SOFTWARE' | 'SMS'>().oneOf(['SOFTWARE', 'SMS']),
  /** Masked: the first 2 and last 3 digits. */
  phone: string(),
  /** The challenge; opaque, good for three minutes. */
  session: string(),
});

const login = endpoint({
  name: 'access.login',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'login',
  kind: 'json',
  access: 'public',
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
  response: loginAnswer,
  errors: [
    'UsernamePasswordMismatch',
    'NewPasswordRequired',
    'InvalidPassword',
    'UserNotConfirmed',
    'MissingProfile',
    'AttemptLimitExceeded',
  ],
});

const refresh = endpoint({
  name: 'access.refresh',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'refresh',
  kind: 'json',
  access: 'public',
  summary:
    'A new access token for the refresh cookie, which rotates; null when there is no session to continue.',
  response: object({ accessToken: string().nullable().defined() }),
  errors: ['CallNotAllowed'],
});

const logout = endpoint({
  name: 'access.logout',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'logout',
  kind: 'json',
  access: 'public',
  summary:
    'Sign out everywhere: all sessions of the user end. The refresh cookie is enough, on our own pages: whoever leaves may have no token any more. 401 where there is nothing to end.',
  response: object({}),
  errors: ['SessionExpired', 'CallNotAllowed'],
});

const chooseTenant = endpoint({
  name: 'access.chooseTenant',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'chooseTenant',
  kind: 'json',
  access: 'signedIn',
  summary: 'System Admin only: work in this firm from now on. Audited; answers with a token for it.',
  body: object({ tenantId: string().required().max(64) }),
  response: object({ accessToken: string().required() }),
  errors: [],
});

const draftKey = endpoint({
  name: 'access.draftKey',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'draftKey',
  readsOnly: true,
  kind: 'json',
  access: 'signedIn',
  summary: 'The key that drafts of this person in this firm are encrypted with; kept in memory only.',
  response: object({ key: string().required() }),
  errors: [],
});

/** What every page may need before anybody is signed in, and what a session lives on. */
export const signingIn = { login, refresh, ...bootstrapEndpoints, logout, chooseTenant, draftKey } as const;
