import type { i18n } from 'i18next';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from './use-locale.ts';
import type { Locale } from './locale.ts';

/** Where the words are, by language: each file gives them under the name that pages ask for. */
type Files = Readonly<Record<Locale, () => Promise<object>>>;

/** Words that come with what shows them, in the language of the page: no other page carries them. */
export function lateWords(files: Files): () => void {
  // By the store: what the hook gives in place of the instance is another object for each component that waits.
  const coming = new WeakMap<i18n['store'], Map<Locale, Promise<void>>>();

  function wordsIn(translations: i18n, locale: Locale): Promise<void> {
    const known = coming.get(translations.store) ?? new Map<Locale, Promise<void>>();
    coming.set(translations.store, known);
    const words =
      known.get(locale) ??
      files[locale]().then(own => {
        translations.addResourceBundle(locale, 'translation', { ...own }, true);
      });
    known.set(locale, words);
    return words;
  }

  return function useLateWords() {
    const { i18n } = useTranslation();
    const [locale] = useLocale();
    use(wordsIn(i18n, locale));
  };
}
