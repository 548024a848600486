import type { Permission } from '@dossier/api/contract';
import { home, loginAddress } from '../shared/return-to.ts';

/** What a route asks of whoever opens it. */
export interface Demands {
  /** Needs a session, and with it a firm. */
  readonly area: 'public' | 'administration';
  readonly permission?: Permission;
}

/** What is known when a route is opened. `null` means: not yet. */
export interface Visit {
  /** Path and query of the address. */
  readonly address: string;
  readonly session: 'unknown' | 'signedOut' | 'signedIn';
  /** Remembered by the sign-in page; already a path of this site. */
  readonly returnTo: string;
  /** Null for a System Admin who has not chosen one. */
  readonly tenantId: string | null;
  readonly notAllowed: readonly Permission[] | null;
}

/** What happens: the page opens, the visitor waits, goes elsewhere, or is told what is missing. */
export type Decision =
  | { readonly kind: 'open' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'refuse'; readonly permission: Permission };

type Guard = (demands: Demands, visit: Visit) => Decision | null;

const chooseTenant = '/administration/choose-tenant';

/** A page of the sign-in area leads on to where the visitor was going; one of the administration area asks to sign in. */
const token: Guard = ({ area }, { session, address, returnTo }) => {
  if (session === 'unknown') return { kind: 'wait' };
  if (area === 'public') return session === 'signedIn' ? { kind: 'redirect', to: returnTo } : null;
  return session === 'signedIn' ? null : { kind: 'redirect', to: loginAddress(address) };
};

/** A System Admin has no firm of his own: he chooses one before anything else opens. */
const tenant: Guard = ({ area }, { tenantId, address }) =>
  area === 'administration' && tenantId === null && address !== chooseTenant
    ? { kind: 'redirect', to: chooseTenant }
    : null;

const permission: Guard = (demands, { notAllowed }) => {
  if (demands.permission === undefined) return null;
  if (notAllowed === null) return { kind: 'wait' };
  return notAllowed.includes(demands.permission) ? { kind: 'refuse', permission: demands.permission } : null;
};

/** In the order of `3-decisions.md` 4.3; the first that answers decides. */
const guards: readonly Guard[] = [token, tenant, permission];

export function decide(demands: Demands, visit: Visit): Decision {
  for (const guard of guards) {
    const decision = guard(demands, visit);
    if (decision) return decision;
  }
  return { kind: 'open' };
}

export { chooseTenant, home };
