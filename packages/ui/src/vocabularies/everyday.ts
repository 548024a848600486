import type { VocabularyFiles } from '../messages/index.ts';

/** The names of codes that lists and the frame show, one language at a time. */
export const everydayVocabularies: VocabularyFiles = {
  'en-US': () => import('../messages/en-US/vocabularies/everyday.ts'),
  'nl-NL': () => import('../messages/nl-NL/vocabularies/everyday.ts'),
  'fr-FR': () => import('../messages/fr-FR/vocabularies/everyday.ts'),
  'de-DE': () => import('../messages/de-DE/vocabularies/everyday.ts'),
};
