import { useSyncExternalStore } from 'react';

/** Room for nine columns next to each other without cutting names and dates short. */
const query = '(width >= 84rem)';

function subscribe(listener: () => void): () => void {
  const list = globalThis.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the window has room for more than a table needs. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => globalThis.matchMedia(query).matches);
