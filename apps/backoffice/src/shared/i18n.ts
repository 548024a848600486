import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { documents } from '../locales/en-US/documents.ts';
import type { Texts } from '../locales/en-US/index.ts';
import type { Locale } from './locale.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: true;
    defaultNS: 'translation';
    resources: { translation: Texts & { documents: typeof documents } };
  }
}

/** One language file at a time: nobody downloads what is not shown. */
const files: Record<Locale, () => Promise<{ texts: Texts }>> = {
  'en-US': () => import('../locales/en-US/index.ts'),
  'nl-NL': () => import('../locales/nl-NL/index.ts'),
  'fr-FR': () => import('../locales/fr-FR/index.ts'),
  'de-DE': () => import('../locales/de-DE/index.ts'),
};

/** The translations, ready in this language. */
export async function createTranslations(locale: Locale): Promise<i18n> {
  const translations = createInstance();
  await translations.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    load: 'currentOnly',
    resources: { [locale]: { translation: (await files[locale]()).texts } },
    interpolation: { escapeValue: false },
  });
  return translations;
}

/** Switches the language without a reload. */
export async function changeLocale(translations: i18n, locale: Locale): Promise<void> {
  if (!translations.hasResourceBundle(locale, 'translation'))
    translations.addResourceBundle(locale, 'translation', (await files[locale]()).texts);
  await translations.changeLanguage(locale);
  document.documentElement.lang = locale;
}
