'use client';
import { useEffect } from 'react';
import { useClient, useEndpoint } from '../client/index.ts';
import { access, type OutputOf, type Permission } from '../contract/index.ts';

export type CurrentUser = OutputOf<typeof access.me>;
export type Colleague = OutputOf<typeof access.activeUsers>['items'][number];

/** The signed-in user; waits unless `isWanted`. */
export function useCurrentUser(isWanted = true) {
  return useEndpoint(access.me, isWanted ? {} : null);
}

/** The enabled staff of the firm. */
export function useActiveUsers() {
  return useEndpoint(access.activeUsers, {});
}

/** The firms that a System Admin may choose from; waits unless `isWanted`. */
export function useTenants(isWanted: boolean) {
  return useEndpoint(access.tenants, isWanted ? {} : null);
}

/** Asked once, until someone logs out (S2 §6): an event says when a role changes, and a refusal that it has. */
const untilLogOut = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

/** What the platform does not allow of these (S2 §6). Until it has answered nothing is taken for granted; `null` waits. */
export function usePermissions(permissions: readonly Permission[] | null) {
  const { onForbidden } = useClient();
  const {
    data: notAllowed,
    error,
    mutate,
  } = useEndpoint(
    access.permissionsCheck,
    permissions === null ? null : { body: { permissions: [...permissions] } },
    untilLogOut,
  );
  useEffect(() => onForbidden(() => void mutate()), [onForbidden, mutate]);
  return {
    isLoading: permissions !== null && notAllowed === undefined && error === undefined,
    may: (permission: Permission) => notAllowed !== undefined && !notAllowed.includes(permission),
  };
}
