import type { Namespace, Texts } from '@dossier/api/texts';
import type { Locale } from '@dossier/ui/messages';
import type { i18n, TFunction } from 'i18next';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { loadNamespace } from './i18n.ts';

/** Translates by the texts of its namespaces, and by those that every page has: `t($ => $.parties.title)`. */
export type Translate<Name extends Namespace = never> = TFunction<readonly ['common', ...Name[]]>;

/**
 * The translations of the page. The hooks are ours in place of react-i18next, 2 KB of every page more: one language at
 * a time, and `use` for what is still loading.
 */
export const TranslationsContext = createContext<i18n | null>(null);

/** The translations, and the language of the page; follows it. */
export function useI18n(): readonly [i18n, Locale] {
  const translations = use(TranslationsContext);
  if (!translations)
    throw new Error(
      'Dossier: a page has no translations. Put it into <TranslationsContext> of shared/translations.ts.',
    );
  const subscribe = useCallback(
    (changed: () => void) => {
      translations.on('languageChanged', changed);
      return () => translations.off('languageChanged', changed);
    },
    [translations],
  );
  const read = () => translations.language as Locale;
  return [translations, useSyncExternalStore(subscribe, read, read)];
}

/** One function for each language and list of namespaces: what is derived from it is derived again in another language. */
const functions = new WeakMap<i18n, Map<string, unknown>>();

function translateIn<Name extends Namespace>(
  translations: i18n,
  locale: Locale,
  namespaces: readonly Name[],
): Translate<Name> {
  const cache = functions.get(translations) ?? new Map<string, unknown>();
  functions.set(translations, cache);
  const key = [locale, ...namespaces].join(' ');
  if (!cache.has(key)) cache.set(key, translations.getFixedT(locale, ['common', ...namespaces]));
  return cache.get(key) as Translate<Name>;
}

/**
 * Translations by namespace: `const t = useTranslations('parties')`, `t($ => $.parties.title)`. What is not named does
 * not compile; `common` is always there. Suspends while a namespace loads (a route names those of its page, which then
 * load with its code), and follows the language of the page.
 */
export function useTranslations<Name extends Namespace = never>(
  ...namespaces: readonly Name[]
): Translate<Name> {
  const [translations, locale] = useI18n();
  for (const namespace of namespaces) {
    // In every render: React warns of a `use` that is left out once its promise has resolved.
    const texts = use(loadNamespace(locale, namespace));
    if (!translations.hasResourceBundle(locale, namespace))
      translations.addResourceBundle(locale, namespace, texts);
  }
  return translateIn(translations, locale, namespaces);
}

/** All texts of a namespace as they are written: for lists of labels without parameters. */
export function useTexts<Name extends Namespace>(namespace: Name): Texts[Name] {
  useTranslations(namespace);
  const [translations, locale] = useI18n();
  return translations.getResourceBundle(locale, namespace) as Texts[Name];
}
