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

type Files = readonly [
  { components: ComponentMessages },
  { errors: ErrorTexts },
  { vocabularies: VocabularyTexts },
];

const files: Readonly<Record<Locale, () => Promise<Files>>> = {
  'en-US': () =>
    Promise.all([
      import('./en-US/components.ts'),
      import('./en-US/errors.ts'),
      import('./en-US/vocabularies.ts'),
    ]),
  'nl-NL': () =>
    Promise.all([
      import('./nl-NL/components.ts'),
      import('./nl-NL/errors.ts'),
      import('./nl-NL/vocabularies.ts'),
    ]),
  'fr-FR': () =>
    Promise.all([
      import('./fr-FR/components.ts'),
      import('./fr-FR/errors.ts'),
      import('./fr-FR/vocabularies.ts'),
    ]),
  'de-DE': () =>
    Promise.all([
      import('./de-DE/components.ts'),
      import('./de-DE/errors.ts'),
      import('./de-DE/vocabularies.ts'),
    ]),
};

/** Fetches one language: nobody loads four. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const [{ components }, { errors }, { vocabularies }] = await files[locale]();
  return { locale, components, errors, vocabularies };
}
