import type { Session } from './session.ts';
import type { Storages } from './storage.ts';
import type { Tabs } from './tabs.ts';
import { checkEvery, restingTimer, stepTimer, type TimerEvent } from './timer.ts';

export interface SessionRefresherOptions {
  readonly session: Session;
  readonly storages: Storages;
  readonly tabs: Tabs;
  readonly now: () => number;
  /** Asks for a new token. Its failures are its own affair: the next check tries again. */
  readonly renew: () => Promise<void>;
}

/** Keeps the time of the session: one tab does, and all of them show what it says. */
export interface SessionRefresher {
  /** Begins; answers with what ends it. */
  readonly start: () => () => void;
  /** A person started a request. */
  readonly noteActivity: () => void;
  /** A new token came, here or in another tab. */
  readonly noteRenewal: () => void;
  /** Minutes that are left, from ten on; null while no one needs to know. */
  readonly warning: () => number | null;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createSessionRefresher({
  session,
  storages,
  tabs,
  now,
  renew,
}: SessionRefresherOptions): SessionRefresher {
  let state = restingTimer;
  let isLeading = false;
  const listeners = new Set<() => void>();

  function warn(minutes: number | null): void {
    if (minutes === state.warning) return;
    state = { ...state, warning: minutes };
    for (const listener of listeners) listener();
  }

  function take(event: TimerEvent): void {
    const { state: next, effects } = stepTimer(state, event);
    const before = state.warning;
    state = { ...next, warning: before };
    warn(next.warning);
    if (isLeading && before !== next.warning) tabs.notify({ kind: 'warning', minutes: next.warning });
    if (effects.includes('renew')) void renew();
    if (effects.includes('expire')) {
      tabs.notify({ kind: 'expired' });
      session.expire();
    }
  }

  function check(): void {
    if (!isLeading) return;
    const present = session.state();
    const life = present.status === 'signedIn' ? present : null;
    take({ kind: 'check', now: now(), life, rememberMe: storages.local.getItem('rememberMe') === 'true' });
  }

  return {
    start() {
      let timer: ReturnType<typeof setInterval> | undefined;
      const stopLeading = tabs.lead(() => {
        isLeading = true;
        timer = setInterval(check, checkEvery);
        check();
      });
      const stopListening = tabs.listen(message => {
        if (message.kind === 'activity') take({ kind: 'activity' });
        if (message.kind === 'warning') warn(message.minutes);
      });
      // Timers sleep with the computer, and in tabs that no one looks at.
      const waking = ['visibilitychange', 'pageshow', 'online'] as const;
      for (const event of waking) globalThis.addEventListener?.(event, check);
      return () => {
        for (const event of waking) globalThis.removeEventListener?.(event, check);
        stopListening();
        stopLeading();
        clearInterval(timer);
        isLeading = false;
      };
    },
    noteActivity() {
      take({ kind: 'activity' });
      tabs.notify({ kind: 'activity' });
    },
    noteRenewal: () => take({ kind: 'renewed' }),
    warning: () => state.warning,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
