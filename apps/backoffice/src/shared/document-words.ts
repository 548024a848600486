import { lateWords } from './late-words.ts';

/** The words of documents come with the section that shows them; until then it waits. */
export const useDocumentWords = lateWords({
  'en-US': () => import('../locales/en-US/documents.ts'),
  'nl-NL': () => import('../locales/nl-NL/documents.ts'),
  'fr-FR': () => import('../locales/fr-FR/documents.ts'),
  'de-DE': () => import('../locales/de-DE/documents.ts'),
});
