'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { useClient, useSession } from '../client/index.ts';
import type { LiveCounts } from '../contract/index.ts';
import { countsOf } from './live-counts.ts';
import { whenReady } from './when-ready.ts';

/** Reads again what others change, as long as the caller that uses it is there; mounted once, next to all pages. */
export function useLiveUpdates(): void {
  const client = useClient();
  const session = useSession();
  const { mutate } = useSWRConfig();
  const identity =
    session.status === 'signedIn' && session.tenantId !== null ? `${session.tenantId}/${session.sub}` : null;

  useEffect(() => {
    if (identity === null) return;
    const leaving = new AbortController();
    let stop = () => {};
    whenReady(async () => {
      // Fetched now: no page begins with the code of what may only come later.
      const { follow } = await import('./follow.ts');
      if (leaving.signal.aborted) return;
      stop = follow(client, identity, isStale => {
        void mutate(key => Array.isArray(key) && isStale(String(key[1])));
      });
    }, leaving.signal);
    return () => {
      leaving.abort();
      stop();
    };
  }, [client, identity, mutate]);
}

/** How much waits for the signed-in user; undefined until that is known. */
export function useLiveCounts(): LiveCounts | undefined {
  const { subscribe, counts } = countsOf(useClient());
  return useSyncExternalStore(subscribe, counts, counts);
}
