import { lateWords } from './late-words.ts';

/** The words of exports come with their dialogs; until then those wait. */
export const useExportWords = lateWords({
  'en-US': () => import('../locales/en-US/exports.ts'),
  'nl-NL': () => import('../locales/nl-NL/exports.ts'),
  'fr-FR': () => import('../locales/fr-FR/exports.ts'),
  'de-DE': () => import('../locales/de-DE/exports.ts'),
});
