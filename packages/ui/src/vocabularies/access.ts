import type { vocabularies as english } from '../messages/en-US/vocabularies/access.ts';
import type { VocabularyFiles } from '../messages/index.ts';

/** The names of permissions, one language at a time. */
export const accessVocabularies: VocabularyFiles<keyof typeof english> = {
  'en-US': () => import('../messages/en-US/vocabularies/access.ts'),
  'nl-NL': () => import('../messages/nl-NL/vocabularies/access.ts'),
  'fr-FR': () => import('../messages/fr-FR/vocabularies/access.ts'),
  'de-DE': () => import('../messages/de-DE/vocabularies/access.ts'),
};
