import { lateWords } from './late-words.ts';

/** The words of places to come are with those; until then they wait. */
export const useLaterWords = lateWords({
  'en-US': () => import('../locales/en-US/later.ts'),
  'nl-NL': () => import('../locales/nl-NL/later.ts'),
  'fr-FR': () => import('../locales/fr-FR/later.ts'),
  'de-DE': () => import('../locales/de-DE/later.ts'),
});
