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

/** Of these permissions, the ones the platform does not allow (S2 §6). Until it has answered none is taken for granted. */
export function usePermissions(permissions: readonly Permission[]) {
  const { data: notAllowed, error } = useEndpoint(contract.access.permissionsCheck, {
    body: { permissions: [...permissions] },
  });
  return {
    isLoading: notAllowed === undefined && error === undefined,
    may: (permission: Permission) => notAllowed !== undefined && !notAllowed.includes(permission),
  };
}
