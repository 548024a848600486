/** S1 §9, in milliseconds. */
export const checkEvery = 60_000;
export const warnFrom = 600_000;
const minute = 60_000;

/** What the timer remembers between two events. */
export interface TimerState {
  /** A person did something since the token was renewed last. */
  readonly isActive: boolean;
  /** Minutes that the warning on screen speaks of; null when there is none. */
  readonly warning: number | null;
}

/** The token as the timer sees it, on the monotonic clock. */
export interface Life {
  readonly startedAt: number;
  readonly expiresAt: number;
}

export type TimerEvent =
  /** A minute has passed, or the page woke up. `life` is null when no one is signed in. */
  | { readonly kind: 'check'; readonly now: number; readonly life: Life | null; readonly rememberMe: boolean }
  /** A person started a request (T1: traffic in the background is none). */
  | { readonly kind: 'activity' }
  /** A new token came. */
  | { readonly kind: 'renewed' };

export type TimerEffect = 'renew' | 'expire' | 'stop';

export interface TimerStep {
  readonly state: TimerState;
  readonly effects: readonly TimerEffect[];
}

export const restingTimer: TimerState = { isActive: false, warning: null };

const isDue = ({ startedAt, expiresAt }: Life, now: number) => expiresAt - now < (expiresAt - startedAt) / 2;

/** Ten at most, one at least: a countdown that begins at 10 and never says 0 (T7). */
const minutesLeft = ({ expiresAt }: Life, now: number) =>
  Math.min(warnFrom / minute, Math.max(1, Math.ceil((expiresAt - now) / minute)));

/** The session timer of S1 §4: one event in, the next state and what is to be done out. */
export function stepTimer(state: TimerState, event: TimerEvent): TimerStep {
  switch (event.kind) {
    case 'activity':
      return { state: { isActive: true, warning: null }, effects: [] };
    case 'renewed':
      return { state: restingTimer, effects: [] };
    case 'check':
      return onCheck(state, event);
  }
}

function onCheck(
  state: TimerState,
  { now, life, rememberMe }: Extract<TimerEvent, { kind: 'check' }>,
): TimerStep {
  if (!life) return { state: restingTimer, effects: ['stop'] };
  if (now >= life.expiresAt) return { state: restingTimer, effects: ['expire'] };
  if (rememberMe || (state.isActive && isDue(life, now)))
    // Active until the new token is there: a renewal that failed is tried again at the next check.
    return { state: { ...state, warning: null }, effects: ['renew'] };
  if (life.expiresAt - now > warnFrom) return { state: { ...state, warning: null }, effects: [] };
  return { state: { ...state, warning: minutesLeft(life, now) }, effects: [] };
}
