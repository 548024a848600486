import type { Client } from '../client/index.ts';
import type { LiveCounts } from '../contract/index.ts';

/** How much waits for the signed-in user, for pages that show it before the stream is there. */
export interface KnownCounts {
  readonly counts: () => LiveCounts | undefined;
  readonly subscribe: (watcher: () => void) => () => void;
  readonly know: (next: LiveCounts | undefined) => void;
}

const byClient = new WeakMap<Client, KnownCounts>();

/** One for each client, made when first asked for. */
export function countsOf(client: Client): KnownCounts {
  const counts = byClient.get(client) ?? createCounts();
  byClient.set(client, counts);
  return counts;
}

function createCounts(): KnownCounts {
  const watchers = new Set<() => void>();
  let counts: LiveCounts | undefined;
  return {
    counts: () => counts,
    subscribe(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    know(next) {
      counts = next;
      for (const watcher of watchers) watcher();
    },
  };
}
