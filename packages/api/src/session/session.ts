import type { Caller } from '../gateway/index.ts';
import { forget, forgetAll, remember, type Storages } from './storage.ts';
import { readToken } from './token.ts';

/** Why no one is signed in: it decides what the sign-in page says. */
export type SignedOutReason = 'never' | 'loggedOut' | 'expired';

/** Where a session stands. `unknown` until the page has asked the platform whether there is one to continue. */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'signedOut'; readonly reason: SignedOutReason }
  | {
      readonly status: 'signedIn';
      readonly accessToken: string;
      readonly sub: string;
      readonly tenantId: string | null;
      /** Milliseconds on the monotonic clock: the wall clock of this computer may be wrong or be moved. */
      readonly startedAt: number;
      readonly expiresAt: number;
    };

export interface SessionOptions {
  readonly storages: Storages;
  /** Monotonic clock in milliseconds. */
  readonly now?: () => number;
}

/** The session of this page: one state, changed by a handful of events, watched by the caller that needs it. */
export interface Session {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly caller: () => Caller;
  /** A token came from signing in. */
  readonly signIn: (accessToken: string, who: { userName: string; trust: boolean }) => void;
  /** A token came from the refresh cookie, or from choosing another firm; null when there is nothing to continue. */
  readonly resume: (accessToken: string | null) => void;
  /** The platform refused the token, or it ran out. */
  readonly expire: () => void;
  /** The person logged out, here or in another tab. */
  readonly signOut: () => void;
}

export function createSession({ storages, now = () => performance.now() }: SessionOptions): Session {
  let state: SessionState = { status: 'unknown' };
  const listeners = new Set<() => void>();

  function become(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function take(accessToken: string): boolean {
    const payload = readToken(accessToken);
    if (!payload) return false;
    become({
      status: 'signedIn',
      accessToken,
      sub: payload.sub,
      tenantId: payload.tenantId,
      startedAt: now(),
      expiresAt: now() + (payload.exp - payload.iat) * 1000,
    });
    return true;
  }

  function leave(reason: SignedOutReason): void {
    forget(storages);
    become({ status: 'signedOut', reason });
  }

  return {
    state: () => state,
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    caller: () => {
      const valid = state.status === 'signedIn' && now() < state.expiresAt ? state : null;
      return {
        accessToken: valid?.accessToken ?? null,
        tenantId: valid?.tenantId ?? storages.session.getItem('tenant_id'),
        userName: storages.session.getItem('username') ?? storages.local.getItem('username'),
      };
    },
    signIn: (accessToken, who) => {
      remember(storages, { ...who, tenantId: readToken(accessToken)?.tenantId ?? null });
      if (!take(accessToken)) leave('expired');
    },
    resume: accessToken => {
      if (accessToken !== null && take(accessToken)) return;
      leave(state.status === 'unknown' ? 'never' : 'expired');
    },
    expire: () => {
      // Nothing to say to someone who was never in: the first look for a session also ends here.
      if (state.status === 'signedIn') leave('expired');
    },
    signOut: () => {
      forgetAll(storages);
      leave('loggedOut');
    },
  };
}
