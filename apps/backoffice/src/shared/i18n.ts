import { loadTexts, type Namespace, type Texts } from '@dossier/api/texts';
import type { Locale } from '@dossier/ui/messages';
import { createInstance, type i18n } from 'i18next';
import { loadMessagesAgain } from './component-messages.ts';
import { loadOnce } from './load-once.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    /** `t($ => $.parties.title)`: the namespace is always named. */
    enableSelector: 'strict';
    defaultNS: 'common';
    resources: Texts;
  }
}

const separator = '/';
const texts = loadOnce((key: string) => {
  const [locale, namespace] = key.split(separator) as [Locale, Namespace];
  return loadTexts(locale, namespace);
});

export const loadNamespace = (locale: Locale, namespace: Namespace): Promise<Texts[Namespace]> =>
  texts.load(locale + separator + namespace);

/** The translations in a language, with these namespaces from the start; the others load where they are used. */
export async function createTranslations(
  locale: Locale,
  namespaces: readonly Namespace[] = ['common'],
): Promise<i18n> {
  const translations = createInstance();
  const [loaded] = await Promise.all([
    Promise.all(
      namespaces.map(async namespace => [namespace, await loadNamespace(locale, namespace)] as const),
    ),
    translations.init({
      lng: locale,
      fallbackLng: false,
      load: 'currentOnly',
      enableSelector: 'strict',
      ns: [],
      resources: {},
      interpolation: { escapeValue: false },
    }),
  ]);
  for (const [namespace, resources] of loaded) translations.addResourceBundle(locale, namespace, resources);
  return translations;
}

/** The language that was chosen last: one that loads longer does not replace it. */
let chosen: Locale;

/** Switches the language without a reload; fails where its texts do not load, and leaves the present one. */
export async function changeLocale(translations: i18n, locale: Locale): Promise<void> {
  chosen = locale;
  const present = translations.language as Locale;
  const shown = Object.keys(translations.getDataByLanguage(present) ?? {}) as Namespace[];
  const missing = shown.filter(namespace => !translations.hasResourceBundle(locale, namespace));
  // Chromium (153) does not request a module again that failed once.
  if (!navigator.onLine && missing.length > 0)
    throw new Error('Dossier: there is no connection. Try again with one.');
  await Promise.all([
    loadMessagesAgain(present, locale),
    ...missing.map(async namespace =>
      translations.addResourceBundle(locale, namespace, await texts.tryLoad(locale + separator + namespace)),
    ),
  ]);
  if (chosen !== locale) return;
  await translations.changeLanguage(locale);
  document.documentElement.lang = locale;
}
