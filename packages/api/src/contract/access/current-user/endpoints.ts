import { array, object, string } from '../../answers.ts';
import { colleague, currentUser } from './entities.ts';
import { endpoint } from '../../endpoint.ts';
import { listOf } from '../../envelope.ts';

export const me = endpoint({
  name: 'access.me',
  service: 'access',
  method: 'GET',
  path: '/users/me',
  kind: 'json',
  access: 'signedIn',
  response: currentUser,
});

export const permissionsCheck = endpoint({
  name: 'access.permissionsCheck',
  service: 'access',
  method: 'POST',
  path: '/users/permissionsCheck',
  readsOnly: true,
  kind: 'json',
  access: 'signedIn',
  response: array(string().required()).required(),
});

export const activeUsers = endpoint({
  name: 'access.activeUsers',
  service: 'access',
  method: 'GET',
  path: '/users/active',
  kind: 'json',
  access: 'registrationRead',
  response: listOf(colleague),
});

export const tenants = endpoint({
  name: 'access.tenants',
  service: 'access',
  method: 'GET',
  path: '/tenants',
  kind: 'json',
  access: 'signedIn',
  response: listOf(object({ _id: string().required(), name: string().required() })),
});
