import { loadFurtherMessages } from '@dossier/ui/messages';
import { everydayVocabularies } from '@dossier/ui/vocabularies/everyday';
import { createInstance, type i18n } from 'i18next';
import type { LateTexts, Texts } from '../locales/en-US/index.ts';
import type { Locale } from './locale.ts';
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
const inside: Record<Locale, () => Promise<{ texts: Omit<Texts, keyof Outside> }>> = {
  'en-US': () => import('../locales/en-US/inside.ts'),
  'nl-NL': () => import('../locales/nl-NL/inside.ts'),
  'fr-FR': () => import('../locales/fr-FR/inside.ts'),
  'de-DE': () => import('../locales/de-DE/inside.ts'),
};

/** Words of a page that only needs those before signing in. */
const partial = new Set<i18n>();

/** The namespace of the names of codes: components show them, so they are no texts of pages. */
export const vocabularies = 'vocabularies';
/** The namespace of what components say behind signing in. */
export const furtherMessages = 'messages';

/** What comes on top of the words before signing in. */
async function restOf(locale: Locale) {
  const [{ texts }, names, messages] = await Promise.all([
    inside[locale](),
    everydayVocabularies[locale](),
    loadFurtherMessages(locale),
  ]);
  return { texts, names: names.vocabularies, messages };
}

/** The translations, ready in this language; without `isWhole` those of the pages before signing in. */
export async function createTranslations(locale: Locale, isWhole = true): Promise<i18n> {
  const translations = createInstance();
  const [{ texts }, rest] = await Promise.all([outside[locale](), isWhole ? restOf(locale) : undefined]);
  await translations.init({
    lng: locale,
    fallbackLng: false,
    load: 'currentOnly',
    resources: {
      [locale]: {
        translation: { ...texts, ...rest?.texts },
        ...(rest && { [vocabularies]: rest.names, [furtherMessages]: rest.messages }),
      },
    },
    interpolation: { escapeValue: false },
  });
  if (!isWhole) partial.add(translations);
  return translations;
}

async function addRest(translations: i18n, locale: Locale): Promise<void> {
  const { texts, names, messages } = await restOf(locale);
  translations.addResourceBundle(locale, 'translation', texts, true);
  translations.addResourceBundle(locale, vocabularies, names);
  translations.addResourceBundle(locale, furtherMessages, messages);
}

/** Fetches what the page has no words for yet: a page of the administration area waits for it. */
export async function completeWords(): Promise<void> {
  await Promise.all(
    [...partial].map(async translations => {
      await addRest(translations, translations.language as Locale);
      partial.delete(translations);
    }),
  );
}

/** Switches the language without a reload. */
export async function changeLocale(translations: i18n, locale: Locale): Promise<void> {
  const isWhole = !partial.has(translations);
  const isKnown = translations.hasResourceBundle(locale, isWhole ? vocabularies : 'translation');
  const [own] = await Promise.all([
    isKnown ? undefined : outside[locale](),
    isKnown || !isWhole ? undefined : addRest(translations, locale),
    fetchShown(translations, locale),
  ]);
  if (own) translations.addResourceBundle(locale, 'translation', own.texts, true);
  await translations.changeLanguage(locale);
  document.documentElement.lang = locale;
}
