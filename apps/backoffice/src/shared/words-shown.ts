import type { i18n } from 'i18next';
import type { Locale } from './locale.ts';

/** Fetches words that come late in one language. */
export type FetchWords = (translations: i18n, locale: Locale) => Promise<void>;

// By the store: what the hook gives in place of the instance is another object for each component that waits.
const shown = new WeakMap<i18n['store'], Set<FetchWords>>();

/** Remembers what a page shows beside the words that all have. */
export function rememberShown({ store }: i18n, fetchWords: FetchWords): void {
  shown.set(store, (shown.get(store) ?? new Set()).add(fetchWords));
}

/** What was shown so far, in another language: a page that is there does not wait for its words once more. */
export async function fetchShown(translations: i18n, locale: Locale): Promise<void> {
  await Promise.all(
    [...(shown.get(translations.store) ?? [])].map(fetchWords => fetchWords(translations, locale)),
  );
}
