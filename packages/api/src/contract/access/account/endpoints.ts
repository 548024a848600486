import { array, object, string } from '../../answers.ts';
import { ownSession, profileEntity } from './entities.ts';
import { backupCodeCount } from '../factor-limits.ts';
import { endpoint } from '../../endpoint.ts';
import { listOf } from '../../envelope.ts';

export const associateMfa = endpoint({
  name: 'access.associateMfa',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'associateMfa',
  kind: 'json',
  access: 'signedIn',
  response: object({ SecretCode: string().required() }),
});

export const verifyMfa = endpoint({
  name: 'access.verifyMfa',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'verifyMfa',
  kind: 'json',
  access: 'signedIn',
  response: object({}),
});

export const setMfaPreference = endpoint({
  name: 'access.setMfaPreference',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'setMfaPreference',
  kind: 'json',
  access: 'signedIn',
  response: object({}),
});

export const changePassword = endpoint({
  name: 'access.changePassword',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'changePassword',
  kind: 'json',
  access: 'signedIn',
  response: object({ message: string().required() }),
});

export const profile = endpoint({
  name: 'access.profile',
  service: 'access',
  method: 'GET',
  path: '/users/me/profile',
  kind: 'json',
  access: 'signedIn',
  response: profileEntity,
});

export const updateProfile = endpoint({
  name: 'access.updateProfile',
  service: 'access',
  method: 'PUT',
  path: '/users/me/profile',
  kind: 'json',
  access: 'signedIn',
  response: profileEntity,
});

export const changeOwnAbsence = endpoint({
  name: 'access.changeOwnAbsence',
  service: 'access',
  method: 'PUT',
  path: '/users/me/profile',
  action: 'absence',
  kind: 'json',
  access: 'signedIn',
  response: profileEntity,
});

export const sessions = endpoint({
  name: 'access.sessions',
  service: 'access',
  method: 'GET',
  path: '/users/me/sessions',
  kind: 'json',
  access: 'signedIn',
  response: listOf(ownSession),
});

export const endSession = endpoint({
  name: 'access.endSession',
  service: 'access',
  method: 'DELETE',
  path: '/users/me/sessions/{id}',
  kind: 'json',
  access: 'signedIn',
  response: object({}),
});

export const getHash = endpoint({
  name: 'access.getHash',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'getHash',
  kind: 'json',
  access: 'public',
  response: object({ hash: string().required() }),
});

const common = {
  service: 'access',
  method: 'POST',
  path: '/users',
  kind: 'json',
  access: 'signedIn',
} as const;

export const phoneCode = endpoint({
  ...common,
  name: 'access.phoneCode',
  flag: 'phoneCode',
  response: object({}),
});

export const provePhone = endpoint({
  ...common,
  name: 'access.provePhone',
  flag: 'provePhone',
  response: object({}),
});

export const backupCodes = endpoint({
  ...common,
  name: 'access.backupCodes',
  flag: 'backupCodes',
  response: object({ codes: array(string().required()).length(backupCodeCount).required() }),
});

export const declineAuthenticator = endpoint({
  ...common,
  name: 'access.declineAuthenticator',
  flag: 'declineAuthenticator',
  response: object({}),
});
