'use client';
import { useSyncExternalStore } from 'react';
import { useClient } from './ClientProvider.tsx';

/** Minutes that the session still lasts, from ten on; null while no one needs to know. */
export function useSessionWarning(): number | null {
  const { refresher } = useClient();
  return useSyncExternalStore(refresher.subscribe, refresher.warning);
}
