import { cookieNames } from '@dossier/api/contract';
import { localeCookieDays } from '@dossier/validators/limits';
import { useTranslation } from 'react-i18next';
import { writeCookie } from './cookies.ts';
import { changeLocale } from './i18n.ts';
import { isLocale, type Locale } from './locale.ts';

/** The language of the page, and how to change it: at once, and remembered on this browser. */
export function useLocale(): readonly [Locale, (locale: string) => void] {
  const { i18n } = useTranslation();
  const present = isLocale(i18n.language) ? i18n.language : 'en-US';
  const change = (locale: string) => {
    if (!isLocale(locale)) return;
    writeCookie(cookieNames.locale, locale, localeCookieDays);
    void changeLocale(i18n, locale);
  };
  return [present, change];
}

/** Each language under its own name for itself. */
export function languagesOf(allowed: readonly Locale[]): { code: Locale; name: string }[] {
  return allowed.map(code => {
    const name = new Intl.DisplayNames(code, { type: 'language' }).of(code.slice(0, 2)) ?? code;
    return { code, name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1) };
  });
}
