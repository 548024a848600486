import { useSession } from '@dossier/api/client';
import { useLocation, useSearch } from 'wouter';
import { isBrowserSupported } from '../shared/browser.ts';
import { safeReturnTo } from '../shared/return-to.ts';
import type { Visit } from './guards.ts';

/** What is known of the user who opens a route before anything was asked about them. */
export function usePublicVisit(): Visit {
  const session = useSession();
  const [path] = useLocation();
  const search = useSearch();
  return {
    isBrowserSupported,
    address: search === '' ? path : `${path}?${search}`,
    session: session.status,
    hasLeft: session.status === 'signedOut' && session.reason === 'loggedOut',
    returnTo: safeReturnTo(new URLSearchParams(search).get('returnTo')),
    tenantId: session.status === 'signedIn' ? session.tenantId : null,
    user: 'loading',
    settings: null,
    notAllowed: null,
  };
}
