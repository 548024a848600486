import { workVocabularies } from '@dossier/ui/vocabularies/work';
import { lateWords } from './late-words.ts';

/** The words of the inbox and of tasks come with those pages; until then they wait. */
export const useWorkWords = lateWords(
  {
    'en-US': () => import('../locales/en-US/late/work.ts'),
    'nl-NL': () => import('../locales/nl-NL/late/work.ts'),
    'fr-FR': () => import('../locales/fr-FR/late/work.ts'),
    'de-DE': () => import('../locales/de-DE/late/work.ts'),
  },
  workVocabularies,
);
