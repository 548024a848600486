import { lateWords } from './late-words.ts';

/** The words of looks come with their editor; until then it waits. */
export const useLooksWords = lateWords({
  'en-US': () => import('../locales/en-US/looks.ts'),
  'nl-NL': () => import('../locales/nl-NL/looks.ts'),
  'fr-FR': () => import('../locales/fr-FR/looks.ts'),
  'de-DE': () => import('../locales/de-DE/looks.ts'),
});
