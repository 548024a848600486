import type { Language } from '@dossier/validators/vocabularies';
import type * as english from './en-US/index.ts';

export { answerTexts } from './answer-texts.ts';
export { eventTexts, type EventTexts } from './event-texts.ts';
export { fillText } from './fill.ts';
export { partyTexts, type PartyTexts } from './party-texts.ts';
export { registerTexts, type RegisterTexts } from './register-texts.ts';

/** The texts of the product by namespace. English is the source of truth: every other language has exactly its keys. */
export type Texts = typeof english;

/** A file of texts, `<locale>/<namespace>.ts`, that is loaded as one. */
export type Namespace = keyof Texts;

const languages: Readonly<
  Record<Language, () => Promise<{ load: (namespace: string) => Promise<unknown> }>>
> = {
  'en-US': () => import('./en-US/load.ts'),
  'nl-NL': () => import('./nl-NL/load.ts'),
  'fr-FR': () => import('./fr-FR/load.ts'),
  'de-DE': () => import('./de-DE/load.ts'),
};

/** Loads one namespace in one language: no one downloads the whole product to see one page. */
export async function loadTexts<Name extends Namespace>(
  locale: Language,
  namespace: Name,
): Promise<Texts[Name]> {
  const { load } = await languages[locale]();
  return ((await load(namespace)) as Pick<Texts, Name>)[namespace];
}
