import type { ErrorTexts } from '@dossier/validators/errors';
import type { VocabularyTexts } from '@dossier/validators/vocabularies';
import type { ComponentMessages } from './en-US/components.ts';

/** The languages of the product (S1 §1). */
export const locales = ['en-US', 'nl-NL', 'fr-FR', 'de-DE'] as const;
export type Locale = (typeof locales)[number];

/** All words of one language. */
export interface Messages {
  readonly locale: Locale;
  readonly components: ComponentMessages;
  /** Texts of the validators' error codes. */
  readonly errors: ErrorTexts;
  /** Names of the codes of every vocabulary; none without a provider. */
  readonly vocabularies: Partial<VocabularyTexts>;
}

/** Where the names of codes of one part are, by language: a page that shows a few does not load all. */
export type VocabularyFiles = Readonly<
  Record<Locale, () => Promise<{ readonly vocabularies: Partial<VocabularyTexts> }>>
>;

type Words = Pick<Messages, 'components' | 'errors'>;

const files: Readonly<Record<Locale, () => Promise<Words>>> = {
  'en-US': () => import('./en-US/index.ts'),
  'nl-NL': () => import('./nl-NL/index.ts'),
  'fr-FR': () => import('./fr-FR/index.ts'),
  'de-DE': () => import('./de-DE/index.ts'),
};
const names: Readonly<Record<Locale, () => Promise<{ vocabularies: VocabularyTexts }>>> = {
  'en-US': () => import('./en-US/vocabularies.ts'),
  'nl-NL': () => import('./nl-NL/vocabularies.ts'),
  'fr-FR': () => import('./fr-FR/vocabularies.ts'),
  'de-DE': () => import('./de-DE/vocabularies.ts'),
};

/** Fetches one language without the names of codes, which are half of it: a page before signing in shows none. */
export async function loadBaseMessages(locale: Locale): Promise<Messages> {
  const { components, errors } = await files[locale]();
  return { locale, components, errors, vocabularies: {} };
}

/** Fetches the names of the codes of every vocabulary in one language. */
export const loadVocabularies = async (locale: Locale): Promise<VocabularyTexts> =>
  (await names[locale]()).vocabularies;

/** Fetches one language: nobody loads four. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const [base, vocabularies] = await Promise.all([loadBaseMessages(locale), loadVocabularies(locale)]);
  return { ...base, vocabularies };
}
