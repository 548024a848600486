'use client';
import { useClient, useEndpoint } from '../client/index.ts';
import { contract, type InputOf, type OutputOf, type Permission } from '../contract/index.ts';

export type CurrentUser = OutputOf<typeof contract.access.me>;
export type Colleague = OutputOf<typeof contract.access.activeUsers>['items'][number];
export type Invite = OutputOf<typeof contract.access.invite>;
export type NewPassword = InputOf<typeof contract.access.forgotConfirm>['body'];
export type SignUp = InputOf<typeof contract.access.signUp>['body'];

/** Whoever is signed in. */
export function useCurrentUser() {
  return useEndpoint(contract.access.me, {});
}

/** The enabled staff of the firm. */
export function useActiveUsers() {
  return useEndpoint(contract.access.activeUsers, {});
}

/** The firms that a System Admin may choose from; waits unless `isWanted`. */
export function useTenants(isWanted: boolean) {
  return useEndpoint(contract.access.tenants, isWanted ? {} : null);
}

/** What the platform does not allow of these (S2 §6). Until it has answered nothing is taken for granted; `null` waits. */
export function usePermissions(permissions: readonly Permission[] | null) {
  const { data: notAllowed, error } = useEndpoint(
    contract.access.permissionsCheck,
    permissions === null ? null : { body: { permissions: [...permissions] } },
  );
  return {
    isLoading: permissions !== null && notAllowed === undefined && error === undefined,
    may: (permission: Permission) => notAllowed !== undefined && !notAllowed.includes(permission),
  };
}

/** The two steps of a password reset (S1 §4). Both throw `ApiError`, and nothing else. */
export function usePasswordReset() {
  const { gateway } = useClient();
  return {
    /** Has a code sent to the owner of this name, if there is one: the answer does not tell. */
    requestCode: (userName: string) => gateway.send(contract.access.forgot, { body: { userName } }),
    setPassword: (body: NewPassword) => gateway.send(contract.access.forgotConfirm, { body }),
  };
}

/** The invitation of a link: its `token` and its `k`. */
export function useInvite(token: string, k: string) {
  return useEndpoint(contract.access.invite, token === '' ? null : { params: { id: token }, query: { k } });
}

/** Takes up an invitation; throws `ApiError`, and nothing else. */
export function useSignUp() {
  const { gateway } = useClient();
  return (k: string, body: SignUp) => gateway.send(contract.access.signUp, { query: { k }, body });
}
