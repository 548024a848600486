import { onDemand, type OnDemand } from '../internal/on-demand.ts';
import type { ToastRegion } from './ToastRegion.tsx';
import type { Toasts, ToastStore } from './toast-queue.ts';

/** What shows toasts: fetched at the first gesture, or when the page has long begun. */
interface Parts {
  readonly ToastRegion: typeof ToastRegion;
  readonly store: ToastStore;
}

export interface ToastsOnDemand extends Toasts {
  readonly slot: OnDemand<Parts>;
}

/** Toasts whose queue and region are not part of what a page begins with: most pages begin without a toast. */
export function toastsOnDemand(): ToastsOnDemand {
  async function fetchParts(): Promise<Parts> {
    const { ToastRegion: Region, createToasts } = await import('./toast-parts.ts');
    return { ToastRegion: Region, store: createToasts() };
  }
  // What people do before anything can fail: once the connection is gone, what tells of it can no longer be fetched.
  const slot = onDemand(fetchParts, ['pointerdown', 'keydown', 'focusin', 'input']);
  return {
    slot,
    show(toast) {
      const parts = slot.loaded();
      if (parts) return parts.store.show(toast);
      let isTakenAway = false;
      let takeAway = () => {
        isTakenAway = true;
      };
      void slot.load().then(({ store }) => {
        if (!isTakenAway) takeAway = store.show(toast);
      });
      return () => takeAway();
    },
    closeAll: () => slot.loaded()?.store.closeAll(),
  };
}
