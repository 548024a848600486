import { usePermissions } from '@dossier/api/access';
import { useSession } from '@dossier/api/client';
import type { Permission } from '@dossier/api/contract';
import { useLocation, useSearch } from 'wouter';
import { safeReturnTo } from '../shared/return-to.ts';
import type { Visit } from './guards.ts';

/** What is known of whoever opens a route, for the guards to decide on. */
export function useVisit(permission: Permission | undefined): Visit {
  const session = useSession();
  const [path] = useLocation();
  const search = useSearch();
  const isInside = session.status === 'signedIn' && session.tenantId !== null;
  const { may, isLoading } = usePermissions(isInside && permission !== undefined ? [permission] : null);
  return {
    address: search === '' ? path : `${path}?${search}`,
    session: session.status,
    returnTo: safeReturnTo(new URLSearchParams(search).get('returnTo')),
    tenantId: session.status === 'signedIn' ? session.tenantId : null,
    notAllowed: isLoading ? null : permission !== undefined && !may(permission) ? [permission] : [],
  };
}
