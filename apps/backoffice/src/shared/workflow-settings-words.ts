import { documentVocabularies } from '@dossier/ui/vocabularies/document';
import { lateWords } from './late-words.ts';

/** With the words of a firm's settings the kinds of documents that it asks for. */
export const useWorkflowSettingsWords = lateWords(
  {
    'en-US': () => import('../locales/en-US/late/settings.ts'),
    'nl-NL': () => import('../locales/nl-NL/late/settings.ts'),
    'fr-FR': () => import('../locales/fr-FR/late/settings.ts'),
    'de-DE': () => import('../locales/de-DE/late/settings.ts'),
  },
  documentVocabularies,
);
