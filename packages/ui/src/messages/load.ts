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

type Words = Omit<Messages, 'locale'>;

const files: Readonly<Record<Locale, () => Promise<Words>>> = {
  'en-US': () => import('./en-US/index.ts'),
  'nl-NL': () => import('./nl-NL/index.ts'),
  'fr-FR': () => import('./fr-FR/index.ts'),
  'de-DE': () => import('./de-DE/index.ts'),
};

/** Fetches one language: nobody loads four. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const { components, errors, vocabularies } = await files[locale]();
  return { locale, components, errors, vocabularies };
}
