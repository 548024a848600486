import { lateWords } from './late-words.ts';

/** The words of how a firm takes in people and files come with those pages of its settings; until then they wait. */
export const useIntakeWords = lateWords({
  'en-US': () => import('../locales/en-US/intake.ts'),
  'nl-NL': () => import('../locales/nl-NL/intake.ts'),
  'fr-FR': () => import('../locales/fr-FR/intake.ts'),
  'de-DE': () => import('../locales/de-DE/intake.ts'),
});
