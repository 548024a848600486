import { lateWords } from './late-words.ts';

/** The words of a period come with its dialog; until then that waits. */
export const usePeriodWords = lateWords({
  'en-US': () => import('../locales/en-US/period.ts'),
  'nl-NL': () => import('../locales/nl-NL/period.ts'),
  'fr-FR': () => import('../locales/fr-FR/period.ts'),
  'de-DE': () => import('../locales/de-DE/period.ts'),
});
