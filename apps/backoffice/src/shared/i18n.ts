import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { documents } from '../locales/en-US/documents.ts';
import type { exports } from '../locales/en-US/exports.ts';
import type { intake } from '../locales/en-US/intake.ts';
import type { looks } from '../locales/en-US/looks.ts';
import type { period } from '../locales/en-US/period.ts';
import type { views } from '../locales/en-US/views.ts';
import type { Texts } from '../locales/en-US/index.ts';
import type { Locale } from './locale.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: true;
    defaultNS: 'translation';
    resources: {
      translation: Texts & {
        documents: typeof documents;
        exports: typeof exports;
        intake: typeof intake;
        looks: typeof looks;
        period: typeof period;
        views: typeof views;
      };
    };
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

async function textsOf(locale: Locale, isWhole: boolean): Promise<Outside & Partial<Texts>> {
  const [before, rest] = await Promise.all([outside[locale](), isWhole ? inside[locale]() : undefined]);
  return { ...before.texts, ...rest?.texts };
}

/** The translations, ready in this language; without `isWhole` those of the pages before signing in. */
export async function createTranslations(locale: Locale, isWhole = true): Promise<i18n> {
  const translations = createInstance();
  await translations.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    load: 'currentOnly',
    resources: { [locale]: { translation: await textsOf(locale, isWhole) } },
    interpolation: { escapeValue: false },
  });
  if (!isWhole) partial.add(translations);
  return translations;
}

/** Fetches what the page has no words for yet: a page of the administration area waits for it. */
export async function completeWords(): Promise<void> {
  await Promise.all(
    [...partial].map(async translations => {
      const { texts } = await inside[translations.language as Locale]();
      translations.addResourceBundle(translations.language, 'translation', texts, true);
      partial.delete(translations);
    }),
  );
}

/** Switches the language without a reload. */
export async function changeLocale(translations: i18n, locale: Locale): Promise<void> {
  const isWhole = !partial.has(translations);
  if (isWhole || !translations.hasResourceBundle(locale, 'translation'))
    translations.addResourceBundle(locale, 'translation', await textsOf(locale, isWhole));
  await translations.changeLanguage(locale);
  document.documentElement.lang = locale;
}
