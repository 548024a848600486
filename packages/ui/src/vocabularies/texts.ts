import type { Language, VocabularyTexts } from '@dossier/validators/vocabularies';
import { vocabularies as german } from '../messages/de-DE/vocabularies.ts';
import { vocabularies as english } from '../messages/en-US/vocabularies.ts';
import { vocabularies as french } from '../messages/fr-FR/vocabularies.ts';
import { vocabularies as dutch } from '../messages/nl-NL/vocabularies.ts';

/** The name of every code of every vocabulary, by language. */
export const vocabularyTexts: Readonly<Record<Language, VocabularyTexts>> = {
  'en-US': english,
  'nl-NL': dutch,
  'fr-FR': french,
  'de-DE': german,
};
