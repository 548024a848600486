import { lateWords } from './late-words.ts';

/** The words of saved views come with their dialogs; until then those wait. */
export const useViewWords = lateWords({
  'en-US': () => import('../locales/en-US/views.ts'),
  'nl-NL': () => import('../locales/nl-NL/views.ts'),
  'fr-FR': () => import('../locales/fr-FR/views.ts'),
  'de-DE': () => import('../locales/de-DE/views.ts'),
});
