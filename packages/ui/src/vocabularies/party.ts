import type { vocabularies as english } from '../messages/en-US/vocabularies/party.ts';
import type { VocabularyFiles } from '../messages/index.ts';

/** The names of codes in a client file, one language at a time. */
export const partyVocabularies: VocabularyFiles<keyof typeof english> = {
  'en-US': () => import('../messages/en-US/vocabularies/party.ts'),
  'nl-NL': () => import('../messages/nl-NL/vocabularies/party.ts'),
  'fr-FR': () => import('../messages/fr-FR/vocabularies/party.ts'),
  'de-DE': () => import('../messages/de-DE/vocabularies/party.ts'),
};
