'use client';
import { useEndpoint } from '../client/index.ts';
import { contract, type OutputOf, type Permission } from '../contract/index.ts';

export type CurrentUser = OutputOf<typeof contract.access.me>;
export type Colleague = OutputOf<typeof contract.access.activeUsers>['items'][number];

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
