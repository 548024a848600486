import type { i18n, TFunction } from 'i18next';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';

/** The words of the page, in its language. */
export type Words = TFunction;

/**
 * The translations of the page. The hooks are ours in place of react-i18next, 2 KB of every page more: pages read one
 * namespace of one language, and wait for late words by themselves (`late-words.ts`).
 */
export const TranslationsContext = createContext<i18n | null>(null);

/** The translations themselves. What only reads them does not follow the language: see `useWords`. */
export function useTranslations(): i18n {
  const translations = use(TranslationsContext);
  if (!translations)
    throw new Error('Dossier: a page has no words. Put it into <TranslationsContext> of shared/words.ts.');
  return translations;
}

/** Another function for each language, so that what was made with the words of one is made anew in the other. */
const made = new WeakMap<i18n, { readonly language: string; readonly words: Words }>();
function wordsOf(translations: i18n): Words {
  const { language } = translations;
  const cached = made.get(translations);
  if (cached?.language === language) return cached.words;
  const words = translations.getFixedT(language);
  made.set(translations, { language, words });
  return words;
}

/** The words of the page: `t($ => $.shell.loading)`. They follow the language. */
export function useWords(): Words {
  const translations = useTranslations();
  const subscribe = useCallback(
    (changed: () => void) => {
      translations.on('languageChanged', changed);
      return () => translations.off('languageChanged', changed);
    },
    [translations],
  );
  const read = () => wordsOf(translations);
  return useSyncExternalStore(subscribe, read, read);
}
