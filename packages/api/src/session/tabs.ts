/** What tabs of one browser tell each other. A token goes from tab to tab in memory; nothing is ever written down. */
export type TabMessage =
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'signedIn'; readonly identity: string }
  | { readonly kind: 'renewed'; readonly accessToken: string }
  | { readonly kind: 'activity' }
  | { readonly kind: 'warning'; readonly minutes: number | null };

/** The tabs of this browser. */
export interface Tabs {
  readonly tell: (message: TabMessage) => void;
  readonly listen: (listener: (message: TabMessage) => void) => () => void;
  /** Calls `lead` once this tab is the one that keeps time; answers with what gives that up. */
  readonly lead: (lead: () => void) => () => void;
}

const name = 'dossier-auth';

/** Nobody else: tests, and browsers that cannot tell tabs of each other. */
export const singleTab: Tabs = {
  tell: () => undefined,
  listen: () => () => undefined,
  lead: lead => {
    lead();
    return () => undefined;
  },
};

/** The browser's channel, and its lock: when the tab that leads is closed or crashes, the next one leads. */
export function browserTabs(): Tabs {
  if (typeof BroadcastChannel === 'undefined') return singleTab;
  const channel = new BroadcastChannel(name);
  return {
    tell: message => channel.postMessage(message),
    listen(listener) {
      const hear = (event: MessageEvent<TabMessage>) => listener(event.data);
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
    lead(lead) {
      const { locks } = navigator;
      if (!locks) return singleTab.lead(lead);
      const leaving = new AbortController();
      const { promise: left, resolve: leave } = Promise.withResolvers<void>();
      locks
        .request(name, { signal: leaving.signal }, () => {
          lead();
          return left;
        })
        .catch(() => undefined);
      return () => {
        leaving.abort();
        leave();
      };
    },
  };
}
