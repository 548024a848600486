import { reads, writes, type RoutesOf } from '../../shared/routing/route.ts';
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
    'access.users': reads(({ work, query }) => listUsers(work, query)),
    'access.userHistory': reads(({ work, caller, params, query }) =>
      activityOf(work, caller, params.id, query),
    ),
    'access.updateUser': writes(async ({ work, params, body, version }) => {
      const changed = await updateUser(work, params.id, body, version);
      authenticator.forget(params.id);
      return changed;
    }),
    'access.changeAbsence': writes(async ({ work, params, body, version }) =>
      shownWithGroups(work, await changeAbsence(work, params.id, body.absence, version)),
    ),
    'access.enableUser': writes(async ({ work, params, body, version }) => {
      const changed = await enableUser(work, params.id, body, version);
      authenticator.forget(params.id);
      return changed;
    }),
    'access.deleteUser': writes(async ({ work, params, query, version }) => {
      await deleteUser(work, params.id, query.successor, version);
      authenticator.forget(params.id);
      return {};
    }),
    'access.userWork': reads(({ work, params }) => openWorkOf(work, params.id)),
    'access.confirmUserByAdmin': writes(({ work, params, version }) => confirmUser(work, params.id, version)),
    'access.resetMfa': writes(async ({ work, caller, params, version }) => {
      const changed = await resetFactor(work, caller, params.id, version);
      authenticator.forget(params.id);
      return changed;
    }),
    'access.invites': {
      mode: 'reads',
      async handle({ work }) {
        const items = await listInvites(work);
        return { items, total: items.length, counts: {} };
      },
    },
    'access.createInvite': writes(({ work, body }) => createInvite(work, body)),
    'access.resendInvite': writes(({ work, params }) => resendInvite(work, params.id)),
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
