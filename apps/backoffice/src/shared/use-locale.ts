import { cookieNames } from '@dossier/api/contract';
import type { Locale } from '@dossier/ui/messages';
import { localeCookieDays } from '@dossier/validators/limits';
import { writeCookie } from './cookies.ts';
import { changeLocale } from './i18n.ts';
import { useI18n } from './translations.ts';

/**
 * The language of the page, and how to change it: at once, and remembered on this browser. One whose texts do not load
 * fails, and the present one stays: `useLocaleChoice` says so.
 */
export function useLocale(): readonly [Locale, (locale: Locale) => Promise<void>] {
  const [translations, present] = useI18n();
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

export const languagesOf = (allowed: readonly Locale[]): { code: Locale; name: string }[] =>
  allowed.map(code => ({ code, name: ownNames[code] }));
