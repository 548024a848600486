'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { useClient, useSession } from '../client/index.ts';
import type { LiveCounts } from '../contract/index.ts';
import { realClock } from './clock.ts';
import { liveOf } from './live-of.ts';
import { createRefresher } from './stale.ts';

/** Reads again what others change, as long as whoever uses it is there; mounted once, beside all pages. */
export function useLiveUpdates(): void {
  const live = liveOf(useClient());
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
    let stop = () => {};
    const cancel = whenIdle(() => {
      stop = live.start(identity);
    });
    return () => {
      cancel();
      stop();
      stopListening();
      refresher.stop();
    };
  }, [live, identity, mutate]);
}

/** Milliseconds that the stream waits at most for a page that is busy beginning. */
const patience = 1_000;

/** Once the page has begun: what it shows first comes before what may change. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run, { timeout: patience });
  return () => cancelIdleCallback(asked);
}

/** How much waits for whoever is signed in; undefined until that is known. */
export function useLiveCounts(): LiveCounts | undefined {
  const live = liveOf(useClient());
  return useSyncExternalStore(live.subscribe, live.counts, live.counts);
}
