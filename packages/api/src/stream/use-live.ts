'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { useClient, useSession } from '../client/index.ts';
import type { LiveCounts } from '../contract/index.ts';
import { realClock } from './clock.ts';
import { createRefresher } from './stale.ts';

/** Reads again what others change, as long as whoever uses it is there; mounted once, beside all pages. */
export function useLiveUpdates(): void {
  const { live } = useClient();
  const session = useSession();
  const { mutate } = useSWRConfig();
  const identity =
    session.status === 'signedIn' && session.tenantId !== null ? `${session.tenantId}/${session.sub}` : null;

  useEffect(() => {
    if (identity === null) return;
    const refresher = createRefresher(isStale => {
      void mutate(key => Array.isArray(key) && isStale(String(key[1])));
    }, realClock);
    const stopListening = live.listen(refresher.take);
    const stop = live.start(identity);
    return () => {
      stop();
      stopListening();
      refresher.stop();
    };
  }, [live, identity, mutate]);
}

/** How much waits for whoever is signed in; undefined until that is known. */
export function useLiveCounts(): LiveCounts | undefined {
  const { live } = useClient();
  return useSyncExternalStore(live.subscribe, live.counts, live.counts);
}
