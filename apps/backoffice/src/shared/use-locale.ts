import { cookieNames } from '@dossier/api/contract';
import type { Locale } from '@dossier/ui/messages';
import { localeCookieDays } from '@dossier/validators/limits';
import { writeCookie } from './cookies.ts';
import { changeLocale } from './i18n.ts';
import { isLocale } from './locale.ts';
import { useTranslations, useWords } from './words.ts';

/**
 * The language of the page, and how to change it: at once, and remembered on this browser. One whose words do not come
 * fails, and the present one stays: `useLocaleChoice` tells of it.
 */
export function useLocale(): readonly [Locale, (locale: Locale) => Promise<void>] {
  const translations = useTranslations();
  // Follows the language.
  useWords();
  const present = isLocale(translations.language) ? translations.language : 'en-US';
  const change = (locale: Locale) => {
    writeCookie(cookieNames.locale, locale, localeCookieDays);
    return changeLocale(translations, locale);
  };
  return [present, change];
}

/** As the browser would say them, which takes it a tenth of a second on a slow machine. */
export const ownNames: Readonly<Record<Locale, string>> = {
  'en-US': 'English',
  'nl-NL': 'Nederlands',
  'fr-FR': 'Français',
  'de-DE': 'Deutsch',
};

/** Each language under its own name for itself. */
export const languagesOf = (allowed: readonly Locale[]): { code: Locale; name: string }[] =>
  allowed.map(code => ({ code, name: ownNames[code] }));
