import { whenBegun } from '@dossier/api/stream';
import { useEffect, useState } from 'react';

/** True from the first idle moment on: what a page shows first comes before what is told beside it. */
export function useHasBegun(): boolean {
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    whenBegun(async () => setHasBegun(true), leaving.signal);
    return () => leaving.abort();
  }, []);
  return hasBegun;
}
