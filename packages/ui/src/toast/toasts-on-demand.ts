import type { ToastRegion } from './ToastRegion.tsx';
import type { Toasts, ToastStore } from './toast-queue.ts';

/** What shows toasts: fetched at the first gesture, or when the page has long begun. */
interface Parts {
  readonly ToastRegion: typeof ToastRegion;
  readonly store: ToastStore;
}

export interface ToastsOnDemand extends Toasts {
  readonly subscribe: (changed: () => void) => () => void;
  /** Null until they are there. */
  readonly parts: () => Parts | null;
  /** Fetches them at the first gesture, or once the page has what it began with; answers with what gives that up. */
  readonly loadLater: () => () => void;
}

/** Milliseconds after which a page has what it began with, on a slow connection too. */
const patience = 5_000;

/** What people do before anything can fail: once the connection is gone, what tells of it can no longer be fetched. */
const gestures = ['pointerdown', 'keydown', 'focusin', 'input'] as const;

/** Toasts whose queue and region are not part of what a page begins with: most pages begin without a toast. */
export function toastsOnDemand(): ToastsOnDemand {
  let parts: Parts | null = null;
  let loading: Promise<Parts> | null = null;
  const watchers = new Set<() => void>();

  async function fetchParts(): Promise<Parts> {
    const { ToastRegion: Region, createToasts } = await import('./toast-parts.ts');
    parts = { ToastRegion: Region, store: createToasts() };
    for (const changed of watchers) changed();
    return parts;
  }
  function load(): Promise<Parts> {
    // What could not be fetched is tried again with the next toast.
    loading ??= fetchParts().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  return {
    subscribe(changed) {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    parts: () => parts,
    loadLater() {
      const leaving = new AbortController();
      const begin = () => {
        stop();
        load().catch(() => undefined);
      };
      const timer = setTimeout(begin, patience);
      const stop = () => {
        clearTimeout(timer);
        leaving.abort();
      };
      for (const gesture of gestures)
        addEventListener(gesture, begin, { capture: true, passive: true, signal: leaving.signal });
      return stop;
    },
    show(toast) {
      if (parts) return parts.store.show(toast);
      let isTakenAway = false;
      let takeAway = () => {
        isTakenAway = true;
      };
      void load().then(({ store }) => {
        if (!isTakenAway) takeAway = store.show(toast);
      });
      return () => takeAway();
    },
    closeAll: () => parts?.store.closeAll(),
  };
}
