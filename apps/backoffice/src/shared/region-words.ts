import { recordVocabularies } from '@dossier/ui/vocabularies/record';
import { lateWords } from './late-words.ts';

/** The words of languages and regions: those of a firm's settings, with the names of regions. */
export const useRegionWords = lateWords(
  {
    'en-US': () => import('../locales/en-US/late/settings.ts'),
    'nl-NL': () => import('../locales/nl-NL/late/settings.ts'),
    'fr-FR': () => import('../locales/fr-FR/late/settings.ts'),
    'de-DE': () => import('../locales/de-DE/late/settings.ts'),
  },
  recordVocabularies,
);
