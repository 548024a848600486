'use client';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import { SWRConfig, type Cache } from 'swr';
import type { Client } from './create-client.ts';
import type { SessionState } from '../session/index.ts';

const ClientContext = createContext<Client | null>(null);

/** The client of the nearest `ApiProvider`. */
export function useClient(): Client {
  const client = use(ClientContext);
  if (!client)
    throw new Error(
      'Dossier API: a hook ran outside <ApiProvider>. It has no platform to ask. Wrap the app in it.',
    );
  return client;
}

/** Where the session stands; renders again when that changes. */
export function useSession(): SessionState {
  const { session } = useClient();
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}

/** Gives the hooks below it their client and their cache. A person or firm that changes starts with an empty cache. */
export function ApiProvider({ client, children }: ApiProviderProps) {
  return (
    <ClientContext value={client}>
      <IdentityCache client={client}>{children}</IdentityCache>
    </ClientContext>
  );
}

function IdentityCache({ client, children }: ApiProviderProps) {
  const state = useSyncExternalStore(client.session.subscribe, client.session.state, client.session.state);
  const identity = identityOf(state);
  return (
    <SWRConfig
      key={identity}
      value={{
        provider: () => new Map() as Cache,
        // The gateway retries what may be retried; a second layer would multiply it.
        shouldRetryOnError: false,
        keepPreviousData: true,
      }}
    >
      {children}
    </SWRConfig>
  );
}

/** Firm and person: no two of them ever share a cached answer. */
export function identityOf(state: SessionState): string {
  return state.status === 'signedIn' ? `${state.tenantId ?? '-'}/${state.sub}` : '-';
}

export interface ApiProviderProps {
  readonly client: Client;
  readonly children: ReactNode;
}
