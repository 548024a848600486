import { ClientProvider, type Client } from '@dossier/api/client';
import type { Configuration } from '@dossier/api/tenants';
import { DraftStoreContext } from '@dossier/ui/form';
import { ToastProvider } from '@dossier/ui/toast';
import type { i18n } from 'i18next';
import { useState } from 'react';
import { Router, type BaseLocationHook } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { ComponentMessages } from '../shared/ComponentMessages.tsx';
import { ConfigurationContext } from '../shared/configuration.ts';
import { guarded } from '../shared/leave.ts';
import { TranslationsContext } from '../shared/translations.ts';
import { Routes } from './Routes.tsx';

/** The back office: providers around the routes. Stories and tests bring their own client and their own location. */
export function App({ client, configuration, translations, locationHook }: AppProps) {
  const [hook] = useState(() => guarded(locationHook ?? useBrowserLocation));
  return (
    <ConfigurationContext value={configuration}>
      <TranslationsContext value={translations}>
        <ComponentMessages>
          {/* Outside the person: what is said on the way out is still to be read at the sign-in page. */}
          <ToastProvider>
            <ClientProvider client={client}>
              <DraftStoreContext value={client.drafts}>
                <Router hook={hook}>
                  <Routes />
                </Router>
              </DraftStoreContext>
            </ClientProvider>
          </ToastProvider>
        </ComponentMessages>
      </TranslationsContext>
    </ConfigurationContext>
  );
}

export interface AppProps {
  readonly client: Client;
  readonly configuration: Configuration;
  readonly translations: i18n;
  readonly locationHook?: BaseLocationHook;
}
