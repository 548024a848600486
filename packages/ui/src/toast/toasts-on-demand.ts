import { onDemand, type OnDemand } from '../internal/on-demand.ts';
import type { ToastRegion } from './ToastRegion.tsx';
import type { ToastContent, Toasts, ToastStore } from './toast-queue.ts';

/** What shows toasts: fetched at the first gesture, or when the page has long begun. */
interface Parts {
  readonly ToastRegion: typeof ToastRegion;
  readonly store: ToastStore;
}

export interface ToastsOnDemand extends Toasts {
  readonly slot: OnDemand<Parts>;
}

/** A toast that waits for what shows it. */
interface Waiting {
  readonly toast: ToastContent;
  takeAway: () => void;
}

/**
 * Toasts whose queue and region are not part of what a page begins with: most pages begin without a toast. What could
 * not be fetched leaves them waiting: `onUntold` hears each time what there is to tell without it.
 */
export function toastsOnDemand(onUntold: (toasts: readonly ToastContent[]) => void): ToastsOnDemand {
  async function fetchParts(): Promise<Parts> {
    const { ToastRegion: Region, createToasts } = await import('./toast-parts.ts');
    return { ToastRegion: Region, store: createToasts() };
  }
  // What people do before anything can fail: once the connection is gone, what tells of it can no longer be fetched.
  const slot = onDemand(fetchParts, ['pointerdown', 'keydown', 'focusin', 'input']);
  let waiting: readonly Waiting[] = [];
  let hasFailed = false;

  function wait(next: readonly Waiting[]): void {
    waiting = next;
    if (hasFailed) onUntold(next.map(({ toast }) => toast));
  }
  slot.subscribe(() => {
    for (const own of waiting) own.takeAway = slot.loaded()!.store.show(own.toast);
    wait([]);
  });

  return {
    slot,
    show(toast) {
      const parts = slot.loaded();
      if (parts) return parts.store.show(toast);
      const own: Waiting = { toast, takeAway: () => wait(waiting.filter(other => other !== own)) };
      wait([...waiting, own]);
      slot.load().catch(() => {
        hasFailed = true;
        wait(waiting);
      });
      return () => own.takeAway();
    },
    closeAll() {
      wait([]);
      slot.loaded()?.store.closeAll();
    },
  };
}
