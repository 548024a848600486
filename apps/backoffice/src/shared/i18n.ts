import { loadBaseMessages, loadCommonMessages, type Locale } from '@dossier/ui/messages';
import { createInstance, type i18n } from 'i18next';
import type { LateTexts, Texts } from '../locales/en-US/index.ts';
import { fetchShown } from './words-shown.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: true;
    defaultNS: 'translation';
    resources: { translation: Texts & LateTexts };
  }
}

type Outside = Pick<Texts, 'access' | 'shell'>;

/** One language at a time, and of that what is shown: nobody downloads the whole product to sign in. */
const outside: Record<Locale, () => Promise<{ texts: Outside }>> = {
  'en-US': () => import('../locales/en-US/outside.ts'),
  'nl-NL': () => import('../locales/nl-NL/outside.ts'),
  'fr-FR': () => import('../locales/fr-FR/outside.ts'),
  'de-DE': () => import('../locales/de-DE/outside.ts'),
};
const everyday: Record<Locale, () => Promise<{ outside: Outside; inside: Omit<Texts, keyof Outside> }>> = {
  'en-US': () => import('../locales/en-US/everyday.ts'),
  'nl-NL': () => import('../locales/nl-NL/everyday.ts'),
  'fr-FR': () => import('../locales/fr-FR/everyday.ts'),
  'de-DE': () => import('../locales/de-DE/everyday.ts'),
};

/** Words of a page that only needs those before signing in. */
const partial = new Set<i18n>();

/** The namespace of the names of codes: components show them, so they are no texts of pages. */
export const vocabularies = 'vocabularies';
/** The namespace of what components say behind signing in. */
export const restMessages = 'messages';

/** Behind signing in: the words before it are among them, so that a page there fetches one file. */
async function wholeWords(locale: Locale) {
  const [texts, messages] = await Promise.all([everyday[locale](), loadCommonMessages(locale)]);
  return {
    translation: { ...texts.outside, ...texts.inside },
    [vocabularies]: messages.vocabularies,
    [restMessages]: messages.further,
  };
}

const wordsOutside = async (locale: Locale) => ({ translation: (await outside[locale]()).texts });

/** The translations, ready in this language; without `isWhole` those of the pages before signing in. */
export async function createTranslations(locale: Locale, isWhole = true): Promise<i18n> {
  const translations = createInstance();
  await translations.init({
    lng: locale,
    fallbackLng: false,
    load: 'currentOnly',
    resources: { [locale]: await (isWhole ? wholeWords(locale) : wordsOutside(locale)) },
    interpolation: { escapeValue: false },
  });
  if (!isWhole) partial.add(translations);
  return translations;
}

function add(translations: i18n, locale: Locale, words: object): void {
  for (const [namespace, texts] of Object.entries(words))
    translations.addResourceBundle(locale, namespace, texts, true);
}

/** Whether the page has what it says everywhere, in this language: all that is not fetched with what shows it. */
const hasWords = (translations: i18n, locale: Locale): boolean =>
  partial.has(translations)
    ? translations.getResource(locale, 'translation', 'shell') !== undefined
    : translations.hasResourceBundle(locale, restMessages);

/** Fetches what the page has no words for yet: a page of the administration area waits for it. */
export async function completeWords(): Promise<void> {
  await Promise.all([...partial].map(completeWordsOf));
}

async function completeWordsOf(translations: i18n): Promise<void> {
  const locale = translations.language as Locale;
  add(translations, locale, await wholeWords(locale));
  // Somebody may have chosen another language meanwhile.
  if (translations.language !== locale) return completeWordsOf(translations);
  partial.delete(translations);
}

/** The language that was chosen last: one that takes longer to come does not put itself in its place. */
let chosen: Locale;

/** Switches the language without a reload; fails where its words do not come, and leaves the present one. */
export async function changeLocale(translations: i18n, locale: Locale): Promise<void> {
  chosen = locale;
  // Chromium (153) asks no more for a module that did not come once.
  if (!navigator.onLine && !hasWords(translations, locale))
    throw new Error('Dossier: there is no connection. Try again with one.');
  // Components follow the page: what they say has to be there as well.
  const shown = Promise.all([fetchShown(translations, locale), loadBaseMessages(locale)]);
  do {
    const wordsOf = partial.has(translations) ? wordsOutside : wholeWords;
    const [own] = await Promise.all([hasWords(translations, locale) ? {} : wordsOf(locale), shown]);
    add(translations, locale, own);
    // Somebody may have signed in meanwhile: then all words are wanted.
  } while (!hasWords(translations, locale));
  if (chosen !== locale) return;
  await translations.changeLanguage(locale);
  document.documentElement.lang = locale;
}
