'use client';
import { useSyncExternalStore } from 'react';

/** S1 §9: below 768 px the menu, the tables and the dialogs change their shape. */
const query = '(width < 48rem)';

function subscribe(listener: () => void): () => void {
  const list = globalThis.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the window is narrower than 768 px. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia(query).matches,
    () => false,
  );
}
