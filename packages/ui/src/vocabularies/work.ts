import type { vocabularies as english } from '../messages/en-US/vocabularies/work.ts';
import type { VocabularyFiles } from '../messages/index.ts';

/** The names of codes of messages and tasks, one language at a time. */
export const workVocabularies: VocabularyFiles<keyof typeof english> = {
  'en-US': () => import('../messages/en-US/vocabularies/work.ts'),
  'nl-NL': () => import('../messages/nl-NL/vocabularies/work.ts'),
  'fr-FR': () => import('../messages/fr-FR/vocabularies/work.ts'),
  'de-DE': () => import('../messages/de-DE/vocabularies/work.ts'),
};
