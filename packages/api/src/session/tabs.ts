/** What tabs of one browser send each other. A token goes from tab to tab in memory; nothing is ever written down. */
export type TabMessage =
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'signedIn'; readonly identity: string }
  | { readonly kind: 'renewed'; readonly accessToken: string }
  | { readonly kind: 'activity' }
  | { readonly kind: 'warning'; readonly minutes: number | null };

export interface Tabs<Message = TabMessage> {
  readonly notify: (message: Message) => void;
  readonly listen: (listener: (message: Message) => void) => () => void;
  /** Calls `lead` once this tab is the one that keeps time; answers with what gives that up. */
  readonly lead: (lead: () => void) => () => void;
}

const auth = 'dossier-auth';

/** No one else: tests, and browsers that have no channel between tabs. */
export const singleTab: Tabs = alone();

function alone<Message>(): Tabs<Message> {
  return {
    notify: () => undefined,
    listen: () => () => undefined,
    lead: lead => {
      lead();
      return () => undefined;
    },
  };
}

/** The browser's channel, and its lock: when the tab that leads is closed or crashes, the next one leads. */
export function browserTabs<Message = TabMessage>(name = auth): Tabs<Message> {
  if (typeof BroadcastChannel === 'undefined') return alone();
  const channel = new BroadcastChannel(name);
  return {
    notify: message => channel.postMessage(message),
    listen(listener) {
      const hear = (event: MessageEvent<Message>) => listener(event.data);
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
    lead(lead) {
      const { locks } = navigator;
      if (!locks) return alone().lead(lead);
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
