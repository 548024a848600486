'use client';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { SessionState } from '../session/index.ts';
import type { Client } from './create-client.ts';

const ClientContext = createContext<Client | null>(null);

/** Gives the hooks below it their client. What reads also needs an `AnswerCache`. */
export function ClientProvider({ client, children }: ClientProviderProps) {
  return <ClientContext value={client}>{children}</ClientContext>;
}

/** The client of the nearest `ClientProvider`. */
export function useClient(): Client {
  const client = use(ClientContext);
  if (!client)
    throw new Error(
      'Dossier API: a hook ran outside <ClientProvider>. It has no platform to ask. Wrap the app in it.',
    );
  return client;
}

/** Where the session stands; renders again when that changes. */
export function useSession(): SessionState {
  const { session } = useClient();
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}

/** Firm and person: no two of them ever share a cached answer. */
export function identityOf(state: SessionState): string {
  return state.status === 'signedIn' ? `${state.tenantId ?? '-'}/${state.sub}` : '-';
}

export interface ClientProviderProps {
  readonly client: Client;
  readonly children: ReactNode;
}
