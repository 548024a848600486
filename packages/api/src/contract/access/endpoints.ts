import { array, mixed, object, string } from '../answers.ts';
import { loginAnswer } from './entities.ts';
import { endpoint } from '../endpoint.ts';

export * from './access-tokens/endpoints.ts';
export * from './account/endpoints.ts';
export * from './current-user/endpoints.ts';
export * from './groups/endpoints.ts';
export * from './public/endpoints.ts';
export * from './staff/endpoints.ts';

export const login = endpoint({
  name: 'access.login',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'login',
  kind: 'json',
  access: 'public',
  response: loginAnswer,
});

export const refresh = endpoint({
  name: 'access.refresh',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'refresh',
  kind: 'json',
  access: 'public',
  response: object({ accessToken: string().nullable().defined() }),
});

export const logout = endpoint({
  name: 'access.logout',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'logout',
  kind: 'json',
  access: 'public',
  response: object({}),
});

export const chooseTenant = endpoint({
  name: 'access.chooseTenant',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'chooseTenant',
  kind: 'json',
  access: 'signedIn',
  response: object({ accessToken: string().required() }),
});

export const draftKey = endpoint({
  name: 'access.draftKey',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'draftKey',
  readsOnly: true,
  kind: 'json',
  access: 'signedIn',
  response: object({ key: string().required() }),
});

export const bootstrap = endpoint({
  name: 'access.bootstrap',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'bootstrap',
  kind: 'json',
  access: 'public',
  response: object({
    accessToken: string().nullable().defined(),
    answers: array(mixed().nullable()).required(),
  }),
});

export const mfa = endpoint({
  name: 'access.mfa',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'mfa',
  kind: 'json',
  access: 'public',
  response: object({ accessToken: string().required() }),
});

export const mfaResend = endpoint({
  name: 'access.mfaResend',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'mfaResend',
  kind: 'json',
  access: 'public',
  response: object({}),
});

export const backupCode = endpoint({
  name: 'access.backupCode',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'backupCode',
  kind: 'json',
  access: 'public',
  response: object({ accessToken: string().required() }),
});
