import type { vocabularies as english } from '../messages/en-US/vocabularies/record.ts';
import type { VocabularyFiles } from '../messages/index.ts';

/** The names of codes in the record of a registration, one language at a time. */
export const recordVocabularies: VocabularyFiles<keyof typeof english> = {
  'en-US': () => import('../messages/en-US/vocabularies/record.ts'),
  'nl-NL': () => import('../messages/nl-NL/vocabularies/record.ts'),
  'fr-FR': () => import('../messages/fr-FR/vocabularies/record.ts'),
  'de-DE': () => import('../messages/de-DE/vocabularies/record.ts'),
};
