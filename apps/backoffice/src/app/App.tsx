import { ClientProvider, type Client } from '@dossier/api/client';
import type { Configuration } from '@dossier/api/tenants';
import { DraftStoreContext } from '@dossier/ui/form';
import { loadBaseMessages, MessagesProvider, type BaseMessages } from '@dossier/ui/messages';
import { ToastProvider } from '@dossier/ui/toast';
import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { Router, type BaseLocationHook } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { ConfigurationContext } from '../shared/configuration.ts';
import { guarded } from '../shared/leave.ts';
import { useLocale } from '../shared/use-locale.ts';
import { useNamedMessages } from '../shared/use-named-messages.ts';
import { TranslationsContext } from '../shared/words.ts';
import { Routes } from './Routes.tsx';

/** The back office: providers around the routes. Stories and tests bring their own client and their own location. */
export function App({ client, configuration, translations, messages, locationHook }: AppProps) {
  const [hook] = useState(() => guarded(locationHook ?? useBrowserLocation));
  return (
    <ConfigurationContext value={configuration}>
      <TranslationsContext value={translations}>
        <Worded initial={messages}>
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
        </Worded>
      </TranslationsContext>
    </ConfigurationContext>
  );
}

/** Components speak the language of the page: their words follow when it changes. */
function Worded({
  initial,
  children,
}: {
  readonly initial: BaseMessages;
  readonly children: React.ReactNode;
}) {
  const [locale] = useLocale();
  const [messages, setMessages] = useState(initial);
  useEffect(() => {
    // Also for a page that was drawn already: words that come anew would make React draw it again.
    if (messages.locale === locale) return;
    let isCurrent = true;
    void loadBaseMessages(locale).then(loaded => {
      if (isCurrent) setMessages(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [locale, messages.locale]);
  return <MessagesProvider messages={useNamedMessages(messages)}>{children}</MessagesProvider>;
}

export interface AppProps {
  readonly client: Client;
  readonly configuration: Configuration;
  readonly translations: i18n;
  readonly messages: BaseMessages;
  readonly locationHook?: BaseLocationHook;
}
