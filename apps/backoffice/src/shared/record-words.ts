import { documentVocabularies } from '@dossier/ui/vocabularies/document';
import { recordVocabularies } from '@dossier/ui/vocabularies/record';
import { lateWords } from './late-words.ts';

/** The words of a registration come with the pages of starting one and of its record; until then they wait. */
export const useRecordWords = lateWords(
  {
    'en-US': () => import('../locales/en-US/late/record.ts'),
    'nl-NL': () => import('../locales/nl-NL/late/record.ts'),
    'fr-FR': () => import('../locales/fr-FR/late/record.ts'),
    'de-DE': () => import('../locales/de-DE/late/record.ts'),
  },
  documentVocabularies,
  recordVocabularies,
);
