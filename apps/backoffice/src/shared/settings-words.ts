import { recordVocabularies } from '@dossier/ui/vocabularies/record';
import { lateWords } from './late-words.ts';

/** The words of a firm's settings come with their pages; until then they wait. */
export const useSettingsWords = lateWords(
  {
    'en-US': () => import('../locales/en-US/late/settings.ts'),
    'nl-NL': () => import('../locales/nl-NL/late/settings.ts'),
    'fr-FR': () => import('../locales/fr-FR/late/settings.ts'),
    'de-DE': () => import('../locales/de-DE/late/settings.ts'),
  },
  recordVocabularies,
);
