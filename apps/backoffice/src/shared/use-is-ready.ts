import { whenReady } from '@dossier/api/stream';
import { useEffect, useState } from 'react';

/** True from the first idle moment on: what is loaded in the background waits for what a page shows first. */
export function useIsReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    whenReady(async () => setReady(true), leaving.signal);
    return () => leaving.abort();
  }, []);
  return isReady;
}
