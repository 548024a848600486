import { useSyncExternalStore } from 'react';

/** Called with each change of the page. */
function subscribe(listener: () => void): () => void {
  const changes = new MutationObserver(listener);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => changes.disconnect();
}

/** Whether a page is still on its way: what stands for it says so, and no page loads code for that. */
const isNavigating = (): boolean => document.querySelector('[data-page-loading]') !== null;

export const useIsNavigating = (): boolean => useSyncExternalStore(subscribe, isNavigating);
