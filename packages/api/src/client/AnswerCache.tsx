'use client';
import type { ReactNode } from 'react';
import { SWRConfig, type Cache } from 'swr';
import { identityOf, useSession } from './ClientProvider.tsx';

/** What was read, for the hooks below it. A person or firm that changes starts with an empty cache. */
export function AnswerCache({ children }: { readonly children: ReactNode }) {
  return (
    <SWRConfig
      key={identityOf(useSession())}
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
