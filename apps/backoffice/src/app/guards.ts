import type { Permission } from '@dossier/api/contract';
import { demandedMethods } from '../shared/demanded-methods.ts';
import { addressWith, home, loginAddress } from '../shared/return-to.ts';

/** A switch of the firm's settings (S1 §3). */
export type Feature = 'clientFile' | 'pmsKycsConnection';

export interface Demands {
  /** `public` is for the user who is not signed in; `setup` for the user who must set up a second factor first. */
  readonly area: 'public' | 'setup' | 'administration';
  /** S1 §6, the admin guard: Admin or System Admin. */
  readonly isForAdmins?: boolean;
  /** An Admin needs none of the permissions (4.3: 'Admin or'). */
  readonly isOpenToAdmins?: boolean;
  readonly feature?: Feature;
  /** A type of registration that the firm has to take. */
  readonly registrationType?: string;
  /** One of them is enough. */
  readonly anyOf?: readonly Permission[];
  /** Needed in addition to one of `anyOf`. */
  readonly permission?: Permission;
  /** Where a refused visitor is led instead: the first place that opens, or one that asks for nothing; else 403. */
  readonly instead?: readonly Instead[];
}

/** A place to be led to, and what it asks for: one of them. */
export interface Instead {
  readonly href: string;
  readonly anyOf: readonly Permission[];
}

/** Every permission that the decision rests on. */
export const permissionsIn = ({
  permission: one,
  anyOf = [],
  instead = [],
}: Demands): readonly Permission[] => [
  ...new Set([
    ...(one === undefined ? [] : [one]),
    ...anyOf,
    ...instead.flatMap(alternative => alternative.anyOf),
  ]),
];

/** What is known of the signed-in user; `refused` when the platform knows of no one. */
export type VisitUser =
  'loading' | 'refused' | { readonly roles: readonly string[]; readonly mfaMethod: string | null };

export interface VisitSettings {
  readonly allowedMfaMethods: readonly string[];
  readonly features: readonly Feature[];
  readonly registrationTypes: readonly string[];
}

/** What is known when a route is opened. `null` means: not yet. */
export interface Visit {
  readonly isBrowserSupported: boolean;
  /** The page has been open since this visit began. */
  readonly isOpen?: boolean;
  /** Path and query of the address. */
  readonly address: string;
  readonly session: 'unknown' | 'signedOut' | 'signedIn';
  /** By their own wish: the next person at this computer is not led to where they were. */
  readonly hasLeft?: boolean;
  /** Remembered by the sign-in page; already a path of this site. */
  readonly returnTo: string;
  /** Null for a System Admin who has not chosen one. */
  readonly tenantId: string | null;
  readonly user: VisitUser;
  readonly settings: VisitSettings | null;
  readonly notAllowed: readonly Permission[] | null;
}

/** What happens: the page opens, the visitor waits, goes elsewhere, reads what is missing, or signed out. */
export type Decision =
  | { readonly kind: 'open' }
  | { readonly kind: 'wait' }
  /** `isOff`: the firm has switched off what the address leads to. */
  | { readonly kind: 'redirect'; readonly to: string; readonly isOff?: true }
  | { readonly kind: 'refuse'; readonly permission: Permission }
  /** The session leads nowhere: the user is unknown, or not one of the staff. */
  | { readonly kind: 'leave' }
  | { readonly kind: 'unsupported' };

type Guard = (demands: Demands, visit: Visit) => Decision | null;

const chooseTenant = '/administration/choose-tenant';
const mfaSetup = '/mfa-setup';
const staff = new Set(['ROLE_SYSTEM_ADMIN', 'ROLE_TENANT_ADMIN', 'ROLE_TENANT_USER', 'ROLE_TENANT_AGENT']);
const admins = new Set(['ROLE_SYSTEM_ADMIN', 'ROLE_TENANT_ADMIN']);
const wait: Decision = { kind: 'wait' };
const switchedOff: Decision = { kind: 'redirect', to: '/', isOff: true };
const redirect = (to: string): Decision => ({ kind: 'redirect', to });

/** S1 §1: a browser that is not supported sees a dialog, and no page before signing in. */
export const browser: Guard = ({ area }, { isBrowserSupported }) =>
  area === 'public' && !isBrowserSupported ? { kind: 'unsupported' } : null;

/** A page of the sign-in area leads on to where the visitor was going; any other one asks to sign in. */
export const token: Guard = ({ area }, { session, hasLeft, address, returnTo }) => {
  if (session === 'unknown') return wait;
  if (area === 'public') return session === 'signedIn' ? redirect(returnTo) : null;
  if (session === 'signedIn') return null;
  if (hasLeft) return redirect(loginAddress(home));
  return redirect(area === 'setup' ? loginAddress(returnTo) : loginAddress(address));
};

/** The user is resolved first; only the four roles of S1 §6 may be here. */
export const user: Guard = ({ area }, visit) => {
  if (area === 'public') return null;
  if (visit.user === 'loading') return wait;
  if (visit.user === 'refused') return { kind: 'leave' };
  return visit.user.roles.some(role => staff.has(role)) ? null : { kind: 'leave' };
};

/** A System Admin has no firm of his own: he chooses one before anything else opens. */
export const tenant: Guard = ({ area }, { tenantId, address }) => {
  if (area !== 'administration' || tenantId !== null || address === chooseTenant) return null;
  return redirect(chooseTenant);
};

/** The firm's settings decide what comes after; without a firm there are none. */
export const tenantSettings: Guard = ({ area }, { tenantId, settings }) =>
  area !== 'public' && tenantId !== null && settings === null ? wait : null;

/** The list must hold the user's own method, unless it is empty. It comes first: a System Admin chooses a firm after it. */
export const mfa: Guard = ({ area }, { user: who, settings, address, returnTo, isOpen }) => {
  if (area === 'public' || typeof who === 'string') return null;
  const allowed = demandedMethods(who.roles, settings && settings.allowedMfaMethods);
  if (!allowed) return null;
  const isMissing = allowed.length > 0 && !allowed.some(method => method === who.mfaMethod);
  // Once open it leads on by itself: codes that are shown once are to be read first.
  if (area === 'setup') return isMissing || isOpen ? null : redirect(returnTo);
  return isMissing ? redirect(addressWith(mfaSetup, address)) : null;
};

const isAdmin = ({ user: who }: Visit): boolean =>
  typeof who !== 'string' && who.roles.some(role => admins.has(role));

export const role: Guard = ({ isForAdmins }, visit) =>
  isForAdmins && !isAdmin(visit) ? redirect(home) : null;

/** A feature that is off does not exist: back to where everyone begins. */
export const feature: Guard = ({ feature: name }, { settings }) => {
  if (name === undefined || settings === null) return null;
  return settings.features.includes(name) ? null : switchedOff;
};

/** So is a type of registration that the firm does not take. */
export const registrationType: Guard = ({ registrationType: type }, { settings }) => {
  if (type === undefined || settings === null) return null;
  return settings.registrationTypes.includes(type) ? null : switchedOff;
};

export const permission: Guard = (demands, visit) => {
  const { permission: one, anyOf = [], instead = [], isOpenToAdmins } = demands;
  const { notAllowed } = visit;
  if ((one === undefined && anyOf.length === 0) || (isOpenToAdmins && isAdmin(visit))) return null;
  if (notAllowed === null) return wait;
  const isOpen = (permissions: readonly Permission[]) =>
    permissions.length === 0 || permissions.some(name => !notAllowed.includes(name));
  const missing = one !== undefined && notAllowed.includes(one) ? one : isOpen(anyOf) ? undefined : anyOf[0];
  if (missing === undefined) return null;
  const alternative = instead.find(other => isOpen(other.anyOf));
  return alternative ? redirect(alternative.href) : { kind: 'refuse', permission: missing };
};

/** In the order of `3-decisions.md` 4.3; the first that answers decides, or waits for what it needs. A record that may not be seen is 404: its page says so. */
const guards: readonly Guard[] = [
  browser,
  token,
  user,
  mfa,
  tenant,
  tenantSettings,
  role,
  feature,
  registrationType,
  permission,
];

export function decide(demands: Demands, visit: Visit): Decision {
  for (const guard of guards) {
    const decision = guard(demands, visit);
    if (decision) return decision;
  }
  return { kind: 'open' };
}

export { chooseTenant, home, mfaSetup };
