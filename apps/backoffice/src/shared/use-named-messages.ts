import type { Messages } from '@dossier/ui/messages';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { vocabularies } from './i18n.ts';

/** The words of components with the names of codes, once those are there: they come with the administration area. */
export function useNamedMessages(messages: Messages): Messages {
  const { i18n } = useTranslation();
  const { store } = i18n;
  const subscribe = useCallback(
    (changed: () => void) => {
      store.on('added', changed);
      return () => store.off('added', changed);
    },
    [store],
  );
  const read = () =>
    i18n.getResourceBundle(messages.locale, vocabularies) as Messages['vocabularies'] | undefined;
  const names = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => (names ? { ...messages, vocabularies: names } : messages), [messages, names]);
}
