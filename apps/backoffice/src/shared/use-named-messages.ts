import type { BaseMessages, RestMessages, Messages } from '@dossier/ui/messages';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { restMessages, vocabularies } from './i18n.ts';
import { useTranslations } from './words.ts';

/**
 * The words of components with those that come behind signing in, and the names of codes, once they are there. What a
 * page before it says is among its own: `tooling/words-before.ts` holds it to that.
 */
export function useNamedMessages(base: BaseMessages): Messages {
  const names = useBundle<Messages['vocabularies']>(base.locale, vocabularies);
  const further = useBundle<RestMessages>(base.locale, restMessages);
  return useMemo(
    () => ({
      locale: base.locale,
      components: { ...base.components, ...further?.components } as Messages['components'],
      errors: { ...base.errors, ...further?.errors },
      vocabularies: names ?? {},
    }),
    [base, names, further],
  );
}

/** What the translations have under a name, as soon as they have it. */
function useBundle<Bundle>(locale: string, name: string): Bundle | undefined {
  const translations = useTranslations();
  const { store } = translations;
  const subscribe = useCallback(
    (changed: () => void) => {
      store.on('added', changed);
      return () => store.off('added', changed);
    },
    [store],
  );
  const read = () => translations.getResourceBundle(locale, name) as Bundle | undefined;
  return useSyncExternalStore(subscribe, read, read);
}
