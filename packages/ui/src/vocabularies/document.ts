import type { vocabularies as english } from '../messages/en-US/vocabularies/document.ts';
import type { VocabularyFiles } from '../messages/index.ts';

/** The names of kinds of documents, one language at a time. */
export const documentVocabularies: VocabularyFiles<keyof typeof english> = {
  'en-US': () => import('../messages/en-US/vocabularies/document.ts'),
  'nl-NL': () => import('../messages/nl-NL/vocabularies/document.ts'),
  'fr-FR': () => import('../messages/fr-FR/vocabularies/document.ts'),
  'de-DE': () => import('../messages/de-DE/vocabularies/document.ts'),
};
