import type { ToastRegion } from './ToastRegion.tsx';
import type { Toasts, ToastStore } from './toast-queue.ts';

/** What shows toasts: fetched when there is one to show, or when the page has long begun. */
interface Parts {
  readonly ToastRegion: typeof ToastRegion;
  readonly store: ToastStore;
}

export interface ToastsOnDemand extends Toasts {
  readonly subscribe: (changed: () => void) => () => void;
  /** Null until they are there. */
  readonly parts: () => Parts | null;
  /** Fetches them once the page has what it began with; answers with what gives that up. */
  readonly loadLater: () => () => void;
}

/** Milliseconds after which a page has what it began with, on a slow connection too. */
const patience = 5_000;

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
      const timer = setTimeout(() => void load().catch(() => undefined), patience);
      return () => clearTimeout(timer);
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
