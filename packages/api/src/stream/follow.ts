import type { Client } from '../client/index.ts';
import { realClock } from './clock.ts';
import { countsOf } from './live-counts.ts';
import { liveOf } from './live-of.ts';
import { createRefresher } from './stale.ts';

/** Hears what others change, until what it answers with ends it: counts are known, and what is old is read again. */
export function follow(
  client: Client,
  identity: string,
  refresh: (isStale: (endpointName: string) => boolean) => void,
): () => void {
  const live = liveOf(client);
  const { know } = countsOf(client);
  const refresher = createRefresher(refresh, realClock);
  const stopListening = live.listen(refresher.take);
  const stopCounting = live.subscribe(() => know(live.counts()));
  const stop = live.start(identity);
  return () => {
    stop();
    stopCounting();
    stopListening();
    refresher.stop();
  };
}
