/** Code that a page begins without; it is fetched once. */
export interface OnDemand<Parts> {
  /** Null until it is there. */
  readonly loaded: () => Parts | null;
  /** Fetches it; what could not be fetched is tried again the next time. */
  readonly load: () => Promise<Parts>;
  /** Calls back once it is there; answers with what ends that. */
  readonly subscribe: (changed: () => void) => () => void;
  /**
   * Fetches it at the first gesture, or once the page has what it began with; answers with what gives that up. What did
   * not come is tried again with each gesture, and when the connection is back.
   */
  readonly loadLater: () => () => void;
}

/** Milliseconds after which a page has what it began with, on a slow connection too. */
const timeoutMs = 5_000;

/** What only people do: a page itself moves the focus too. */
const presses = ['pointerdown', 'keydown'] as const;
export type Gesture = 'pointerdown' | 'keydown' | 'focusin' | 'input';

/** What has to be there before code that was fetched is shown; null: it is. */
export type Until = () => Promise<unknown> | null;

let until: Until = () => null;

/** Says what all that is fetched on demand waits for, as well as for its code: a style sheet that the page began without. */
export function partsWaitFor(what: Until): void {
  until = what;
}

/** Takes what fetches the code, and what people do before they can need it. */
export function onDemand<Parts>(
  fetchParts: () => Promise<Parts>,
  gestures: readonly Gesture[] = presses,
): OnDemand<Parts> {
  let parts: Parts | null = null;
  let loading: Promise<Parts> | null = null;
  const watchers = new Set<() => void>();

  async function fetchOnce(): Promise<Parts> {
    // Chromium (153) asks no more for a module that did not come once, not even for a page that needs a part of it.
    if (!navigator.onLine)
      throw new Error('Dossier UI: there is no connection. Code cannot be fetched now. Try again with one.');
    [parts] = await Promise.all([fetchParts(), until()]);
    for (const changed of watchers) changed();
    return parts;
  }
  function load(): Promise<Parts> {
    loading ??= fetchOnce().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  return {
    loaded: () => parts,
    load,
    subscribe(changed) {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    loadLater() {
      if (parts !== null) return () => undefined;
      const leaving = new AbortController();
      const stop = () => {
        clearTimeout(timer);
        leaving.abort();
      };
      const begin = () => void load().then(stop, () => undefined);
      const timer = setTimeout(begin, timeoutMs);
      for (const occasion of [...gestures, 'online'])
        addEventListener(occasion, begin, { capture: true, signal: leaving.signal });
      return stop;
    },
  };
}
