import { messages, type ServiceName } from '../contract/index.ts';
import { addressOf, type Caller } from '../gateway/index.ts';
import type { LinkOptions } from './link.ts';

export interface ConnectOptions {
  readonly services: Readonly<Record<ServiceName, string>>;
  readonly caller: () => Caller;
  readonly fetch: typeof globalThis.fetch;
}

/** Opens the stream by fetch: an EventSource could not say who is asking. It is no activity (T1). */
export function connectOver({ services, caller, fetch }: ConnectOptions): LinkOptions['connect'] {
  const address = addressOf(messages.stream, {}, services);
  return (lastId, signal) => {
    const { accessToken, tenantId } = caller();
    if (accessToken === null)
      return Promise.reject(
        new Error(
          'Dossier API: nobody is signed in. The stream refuses a stranger. Connect after signing in.',
        ),
      );
    return fetch(address, {
      signal,
      credentials: 'same-origin',
      cache: 'no-store',
      headers: {
        Accept: 'text/event-stream',
        Authorization: `Bearer ${accessToken}`,
        'X-Background': '1',
        ...(tenantId === null ? {} : { 'x-api-key': tenantId }),
        ...(lastId === null ? {} : { 'Last-Event-ID': lastId }),
      },
    });
  };
}
