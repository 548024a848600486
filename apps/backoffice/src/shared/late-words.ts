import type { Locale, VocabularyFiles } from '@dossier/ui/messages';
import type { i18n } from 'i18next';
import { use } from 'react';
import { vocabularies } from './i18n.ts';
import { isLocale } from './locale.ts';
import { useLocale } from './use-locale.ts';
import { useTranslations } from './words.ts';
import { rememberShown } from './words-shown.ts';

/** Where the words are, by language: each file gives them under the name that pages ask for. */
type Files = Readonly<Record<Locale, () => Promise<object>>>;

/** The hook of what shows the words: until they are there it waits. */
export interface LateWords {
  (): void;
  /** Asks for them ahead, in the language of the page: they come together with the code of what shows them. */
  readonly begin: () => Promise<unknown>;
}

/** Words that come with what shows them, and names of codes, in the language of the page: no other page carries them. */
export function lateWords(files: Files, ...names: readonly VocabularyFiles[]): LateWords {
  const readWords = (locale: Locale) =>
    Promise.all([files[locale](), ...names.map(own => own[locale]())] as const);
  const read = new Map<Locale, ReturnType<typeof readWords>>();

  /** One promise for all who ask: React shows no spinner for words that have come already. */
  function fetchWords(locale: Locale) {
    const known = read.get(locale);
    if (known) return known;
    const words = readWords(locale);
    read.set(locale, words);
    words.catch(() => read.delete(locale));
    return words;
  }

  const coming = new WeakMap<i18n, Map<Locale, Promise<void>>>();

  function wordsIn(translations: i18n, locale: Locale): Promise<void> {
    const known = coming.get(translations) ?? new Map<Locale, Promise<void>>();
    const words = known.get(locale);
    if (words !== undefined) return words;
    const fetched = fetchWords(locale).then(([own, ...parts]) => {
      translations.addResourceBundle(locale, 'translation', { ...own });
      for (const part of parts) translations.addResourceBundle(locale, vocabularies, part.vocabularies);
      // As `use` itself notes it: what comes ahead of its page is never waited for.
      void Object.assign(fetched, { status: 'fulfilled', value: undefined });
    });
    fetched.catch(() => {
      // Whoever shows them now is told; a language that is chosen once more is asked for once more.
      if (translations.language !== locale) known.delete(locale);
    });
    coming.set(translations, known.set(locale, fetched));
    rememberShown(translations, wordsIn);
    return fetched;
  }

  function useLateWords() {
    const translations = useTranslations();
    const [locale] = useLocale();
    use(wordsIn(translations, locale));
  }

  const begin = async () => {
    const { lang } = document.documentElement;
    // What does not come is told by what waits for it.
    if (isLocale(lang)) await fetchWords(lang).catch(() => undefined);
  };
  return Object.assign(useLateWords, { begin });
}
