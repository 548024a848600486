import type { LiveCounts, LiveEvent } from '../contract/index.ts';
import type { Tabs } from '../session/index.ts';
import type { StreamClock } from './clock.ts';
import { startLink, type Link, type LinkOptions } from './link.ts';
import type { HeardEvent } from './read-events.ts';
import { staleAfter } from './stale.ts';

/** What tabs send each other about the stream that one of them holds. */
export type StreamMessage =
  | { readonly kind: 'heard'; readonly identity: string; readonly heard: HeardEvent }
  /** A tab knows nothing yet; what it shows was read since that moment, in milliseconds since the epoch. */
  | { readonly kind: 'hello'; readonly identity: string; readonly since: number }
  /** Answers a tab that knew nothing: where things stand, and whether something has changed since it began to read. */
  | {
      readonly kind: 'stands';
      readonly identity: string;
      readonly since: number;
      readonly lastId: string | null;
      readonly counts: LiveCounts;
      readonly hasChanged: boolean;
    };

/** The page, as far as the stream minds it. */
export interface Page {
  readonly isHidden: () => boolean;
  /** Reports when it is shown or hidden, and when the network is back. */
  readonly watch: (onVisibility: () => void, onOnline: () => void) => () => void;
}

export interface LiveOptions extends Pick<LinkOptions, 'connect' | 'onExpired'> {
  readonly clock: StreamClock;
  readonly tabs: Tabs<StreamMessage>;
  readonly page: Page;
  /** When the page began to read, in milliseconds since the epoch. */
  readonly bootstrapAt: number;
  readonly askCounts: () => Promise<LiveCounts>;
}

/** What changes, as it changes: one tab of a browser holds the stream, and all of them hear. */
export interface Live {
  /** Begins for the signed-in user; answers with what ends it. */
  readonly start: (identity: string) => () => void;
  /** How much waits; undefined until that is known. */
  readonly counts: () => LiveCounts | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly listen: (listener: (event: LiveEvent) => void) => () => void;
}

/** Milliseconds that a page which no one looks at still holds a stream. */
const longestHidden = 15 * 60_000;

export function createLive({
  clock,
  tabs,
  page,
  bootstrapAt,
  askCounts,
  connect,
  onExpired,
}: LiveOptions): Live {
  const watchers = new Set<() => void>();
  const listeners = new Set<(event: LiveEvent) => void>();
  let counts: LiveCounts | undefined;

  function know(next: LiveCounts | undefined): void {
    counts = next;
    for (const watcher of watchers) watcher();
  }

  function notify(event: LiveEvent): void {
    if (event.name === 'counts') know(event.data);
    for (const listener of listeners) listener(event);
  }

  function start(identity: string): () => void {
    let link: Link | undefined;
    let lastId: string | null = null;
    let changedAt = 0;
    let stopLeading: (() => void) | undefined;
    let forgetHidden = () => {};

    const hear = (heard: HeardEvent) => {
      lastId = heard.id ?? lastId;
      if (staleAfter(heard.event).length > 0) changedAt = clock.now();
      notify(heard.event);
    };
    const spread = (heard: HeardEvent) => {
      hear(heard);
      tabs.notify({ kind: 'heard', identity, heard });
    };
    const poll = async () => spread({ id: null, event: { name: 'counts', data: await askCounts() } });

    function compete(): void {
      if (stopLeading) return;
      stopLeading = tabs.lead(() => {
        link = startLink({ clock, connect, poll, onEvent: spread, onExpired }, lastId);
      });
      tabs.notify({ kind: 'hello', identity, since: bootstrapAt });
    }

    function resign(): void {
      link?.stop();
      link = undefined;
      stopLeading?.();
      stopLeading = undefined;
    }

    function onVisibility(): void {
      forgetHidden();
      if (page.isHidden()) {
        forgetHidden = clock.after(longestHidden, resign);
        return;
      }
      if (stopLeading) return;
      compete();
      // This page received nothing: all that it shows may be stale.
      notify({ name: 'resync', data: {} });
    }

    const stopListening = tabs.listen(message => {
      if (message.identity !== identity) return;
      if (message.kind === 'heard') hear(message.heard);
      if (message.kind === 'hello' && link && counts) {
        const { since } = message;
        tabs.notify({ kind: 'stands', identity, since, lastId, counts, hasChanged: changedAt >= since });
      }
      if (message.kind === 'stands' && message.since === bootstrapAt) {
        lastId = message.lastId;
        know(message.counts);
        if (message.hasChanged) notify({ name: 'resync', data: {} });
      }
    });
    const stopWatching = page.watch(onVisibility, () => link?.hurry());
    compete();
    if (page.isHidden()) onVisibility();

    return () => {
      stopWatching();
      stopListening();
      forgetHidden();
      resign();
      know(undefined);
    };
  }

  return {
    start,
    counts: () => counts,
    subscribe(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const browserPage: Page = {
  isHidden: () => typeof document !== 'undefined' && document.visibilityState === 'hidden',
  watch(onVisibility, onOnline) {
    globalThis.document?.addEventListener('visibilitychange', onVisibility);
    globalThis.addEventListener?.('online', onOnline);
    return () => {
      globalThis.document?.removeEventListener('visibilitychange', onVisibility);
      globalThis.removeEventListener?.('online', onOnline);
    };
  },
};
