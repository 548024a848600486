import type { RoutesOf } from '../../shared/routing/route.ts';
import { changeAbsence } from './absence/change-absence.ts';
import { activityOf } from './activity.ts';
import type { AccessOptions } from './enter.ts';
import { confirmAccount } from './confirmation.ts';
import { createInvite, listInvites, resendInvite, revokeInvite } from './invites.ts';
import { deleteUser, openWorkOf } from './delete-user.ts';
import { enableUser } from './enable-user.ts';
import { resetFactor } from './factor-reset.ts';
import { updateUser } from './change-user.ts';
import { confirmUser, listUsers, shownWithGroups } from './users.ts';

type RouteNames =
  | 'access.users'
  | 'access.userHistory'
  | 'access.updateUser'
  | 'access.changeAbsence'
  | 'access.enableUser'
  | 'access.deleteUser'
  | 'access.userWork'
  | 'access.confirmUserByAdmin'
  | 'access.resetMfa'
  | 'access.invites'
  | 'access.createInvite'
  | 'access.resendInvite'
  | 'access.revokeInvite'
  | 'access.confirmUser';

export function userRoutes({ services, authenticator }: AccessOptions): Pick<RoutesOf<'access'>, RouteNames> {
  return {
    'access.users': { mode: 'reads', handle: ({ work, query }) => listUsers(work, query) },
    'access.userHistory': {
      mode: 'reads',
      handle: ({ work, caller, params, query }) => activityOf(work, caller, params.id, query),
    },
    'access.updateUser': {
      mode: 'writes',
      handle: async ({ work, params, body, version }) => {
        const changed = await updateUser(work, params.id, body, version);
        authenticator.forget(params.id);
        return changed;
      },
    },
    'access.changeAbsence': {
      mode: 'writes',
      handle: async ({ work, params, body, version }) =>
        shownWithGroups(work, await changeAbsence(work, params.id, body.absence, version)),
    },
    'access.enableUser': {
      mode: 'writes',
      handle: async ({ work, params, body, version }) => {
        const changed = await enableUser(work, params.id, body, version);
        authenticator.forget(params.id);
        return changed;
      },
    },
    'access.deleteUser': {
      mode: 'writes',
      handle: async ({ work, params, query, version }) => {
        await deleteUser(work, params.id, query.successor, version);
        authenticator.forget(params.id);
        return {};
      },
    },
    'access.userWork': { mode: 'reads', handle: ({ work, params }) => openWorkOf(work, params.id) },
    'access.confirmUserByAdmin': {
      mode: 'writes',
      handle: ({ work, params, version }) => confirmUser(work, params.id, version),
    },
    'access.resetMfa': {
      mode: 'writes',
      handle: async ({ work, caller, params, version }) => {
        const changed = await resetFactor(work, caller, params.id, version);
        authenticator.forget(params.id);
        return changed;
      },
    },
    'access.invites': {
      mode: 'reads',
      async handle({ work }) {
        const items = await listInvites(work);
        return { items, total: items.length, counts: {} };
      },
    },
    'access.createInvite': { mode: 'writes', handle: ({ work, body }) => createInvite(work, body) },
    'access.resendInvite': { mode: 'writes', handle: ({ work, params }) => resendInvite(work, params.id) },
    'access.revokeInvite': {
      mode: 'writes',
      async handle({ work, params }) {
        await revokeInvite(work, params.id);
        return {};
      },
    },
    'access.confirmUser': {
      mode: 'public',
      async handle({ body, request }) {
        await confirmAccount(services, body.userName, body.confirmationCode, request.ip);
        return {};
      },
    },
  };
}
