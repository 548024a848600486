import type { Language } from '@dossier/validators/vocabularies';
import type * as english from './en-US/index.ts';

export { eventTexts, type EventTexts } from './event-texts.ts';
export { fillText } from './fill.ts';
export { partyTexts, type PartyTexts } from './party-texts.ts';

/** The texts of the product by namespace. English is the source of truth: every other language has exactly its keys. */
export type Texts = typeof english;

/** A file of texts, `<locale>/<namespace>.ts`, that is loaded as one. */
export type Namespace = keyof Texts;

/** Loads one namespace in one language: no one downloads the whole product to see one page. */
export async function loadTexts<Name extends Namespace>(
  locale: Language,
  namespace: Name,
): Promise<Texts[Name]> {
  const texts = (await import(`./${locale}/${namespace}.ts`)) as Pick<Texts, Name>;
  return texts[namespace];
}
