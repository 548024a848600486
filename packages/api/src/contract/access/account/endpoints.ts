import { array, object, string } from '../../answers.ts';
import { ownSession, profileEntity } from './entities.ts';
import { backupCodeCount } from '../factor-limits.ts';
import { endpoint } from '../../endpoint.ts';
import { listOf } from '../../envelope.ts';

/** Calls of S2 that a flag in the query tells apart. */
const common = {
  service: 'access',
  method: 'POST',
  path: '/users',
  kind: 'json',
  access: 'signedIn',
} as const;

export const associateMfa = endpoint({
  ...common,
  name: 'access.associateMfa',
  flag: 'associateMfa',
  response: object({ SecretCode: string().required() }),
});

export const verifyMfa = endpoint({
  ...common,
  name: 'access.verifyMfa',
  flag: 'verifyMfa',
  response: object({}),
});

export const setMfaPreference = endpoint({
  ...common,
  name: 'access.setMfaPreference',
  flag: 'setMfaPreference',
  response: object({}),
});

export const changePassword = endpoint({
  ...common,
  name: 'access.changePassword',
  flag: 'changePassword',
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
  ...common,
  name: 'access.getHash',
  flag: 'getHash',
  access: 'public',
  response: object({ hash: string().required() }),
});

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
