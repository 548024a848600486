import { object } from '../../answers.ts';
import { activityEvent, openWork, pendingInvite, user } from './entities.ts';
import { endpoint } from '../../endpoint.ts';
import { listOf } from '../../envelope.ts';

export const userHistory = endpoint({
  name: 'access.userHistory',
  service: 'access',
  method: 'GET',
  path: '/users/{id}/history',
  kind: 'json',
  access: 'auditRead',
  response: listOf(activityEvent),
});

export const users = endpoint({
  name: 'access.users',
  service: 'access',
  method: 'GET',
  path: '/users',
  kind: 'json',
  access: 'userSettingsRead',
  response: listOf(user),
});

const change = {
  service: 'access',
  method: 'PUT',
  path: '/users/{id}',
  kind: 'json',
  access: 'userSettingsWrite',
  response: user,
} as const;

export const updateUser = endpoint({
  ...change,
  name: 'access.updateUser',
  action: 'update',
});

export const enableUser = endpoint({
  ...change,
  name: 'access.enableUser',
  action: 'enable_disable',
});

export const confirmUserByAdmin = endpoint({
  ...change,
  name: 'access.confirmUserByAdmin',
  action: 'confirm',
});

export const changeAbsence = endpoint({
  ...change,
  name: 'access.changeAbsence',
  action: 'absence',
});

export const resetMfa = endpoint({
  ...change,
  name: 'access.resetMfa',
  action: 'resetMfa',
});

export const deleteUser = endpoint({
  name: 'access.deleteUser',
  service: 'access',
  method: 'DELETE',
  path: '/users/{id}',
  kind: 'json',
  access: 'userSettingsWrite',
  response: object({}),
});

export const userWork = endpoint({
  name: 'access.userWork',
  service: 'access',
  method: 'GET',
  path: '/users/{id}/work',
  kind: 'json',
  access: 'userSettingsWrite',
  response: openWork,
});

export const invites = endpoint({
  name: 'access.invites',
  service: 'access',
  method: 'GET',
  path: '/invites',
  kind: 'json',
  access: 'userSettingsRead',
  response: listOf(pendingInvite),
});

export const createInvite = endpoint({
  name: 'access.createInvite',
  service: 'access',
  method: 'POST',
  path: '/invites',
  kind: 'json',
  access: 'userSettingsWrite',
  response: pendingInvite,
});

export const resendInvite = endpoint({
  name: 'access.resendInvite',
  service: 'access',
  method: 'POST',
  path: '/invites/{id}',
  flag: 'resend',
  kind: 'json',
  access: 'userSettingsWrite',
  response: pendingInvite,
});

export const revokeInvite = endpoint({
  name: 'access.revokeInvite',
  service: 'access',
  method: 'DELETE',
  path: '/invites/{id}',
  kind: 'json',
  access: 'userSettingsWrite',
  response: object({}),
});
