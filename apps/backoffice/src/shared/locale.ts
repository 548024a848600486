import { locales, type Locale } from '@dossier/ui/messages';

export const isLocale = (value: unknown): value is Locale => locales.some(locale => locale === value);

/**
 * The language to begin with: what was chosen here before, else the first of the browser's that the firm allows,
 * else the firm's default (`4-expectations.md` row 8).
 */
export function chooseLocale(
  request: { chosen: string | null; browser: readonly string[] },
  tenant: { allowedLocales: readonly Locale[]; defaultLocale: Locale } | null,
): Locale {
  const allowed = tenant?.allowedLocales ?? locales;
  const exact = allowed.find(locale => locale === request.chosen);
  if (exact) return exact;
  for (const wish of request.browser) {
    const near = allowed.find(locale => locale.slice(0, 2) === wish.slice(0, 2).toLowerCase());
    if (near) return near;
  }
  return tenant?.defaultLocale ?? 'en-US';
}
