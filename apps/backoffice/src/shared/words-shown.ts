import type { Locale } from '@dossier/ui/messages';
import type { i18n } from 'i18next';

/** Fetches words that come late in one language. */
export type FetchWords = (translations: i18n, locale: Locale) => Promise<void>;

const shown = new WeakMap<i18n, Set<FetchWords>>();

/** Remembers what a page shows beside the words that all have. */
export function rememberShown(translations: i18n, fetchWords: FetchWords): void {
  shown.set(translations, (shown.get(translations) ?? new Set()).add(fetchWords));
}

/** What was shown so far, in another language: a page that is there does not wait for its words once more. */
export async function fetchShown(translations: i18n, locale: Locale): Promise<void> {
  await Promise.all([...(shown.get(translations) ?? [])].map(fetchWords => fetchWords(translations, locale)));
}
