import type { i18n } from 'i18next';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from './use-locale.ts';
import type { Locale } from './locale.ts';

const files = {
  'en-US': () => import('../locales/en-US/documents.ts'),
  'nl-NL': () => import('../locales/nl-NL/documents.ts'),
  'fr-FR': () => import('../locales/fr-FR/documents.ts'),
  'de-DE': () => import('../locales/de-DE/documents.ts'),
} satisfies Record<Locale, unknown>;

const coming = new WeakMap<i18n, Map<Locale, Promise<void>>>();

function wordsIn(translations: i18n, locale: Locale): Promise<void> {
  const known = coming.get(translations) ?? new Map<Locale, Promise<void>>();
  coming.set(translations, known);
  const words =
    known.get(locale) ??
    files[locale]().then(({ documents }) => {
      translations.addResourceBundle(locale, 'translation', { documents }, true);
    });
  known.set(locale, words);
  return words;
}

/** The words of documents come with the section that shows them, in the language of the page; until then it waits. */
export function useDocumentWords(): void {
  const { i18n } = useTranslation();
  const [locale] = useLocale();
  use(wordsIn(i18n, locale));
}
