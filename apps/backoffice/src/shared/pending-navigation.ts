import { useLayoutEffect, useSyncExternalStore } from 'react';

/** Parts that stand for a page that is on its way: one gives way to the next while its code, words and data come. */
let pending = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  pending += by;
  for (const listener of listeners) listener();
}

/** The navigation is under way while this is shown. */
export function usePendingNavigation(): void {
  useLayoutEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsNavigating = (): boolean => useSyncExternalStore(subscribe, () => pending > 0);
