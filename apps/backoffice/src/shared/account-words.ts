import { lateWords } from './late-words.ts';

/** The words of one's own account come with what shows them; until then it waits. */
export const useAccountWords = lateWords({
  'en-US': () => import('../locales/en-US/account.ts'),
  'nl-NL': () => import('../locales/nl-NL/account.ts'),
  'fr-FR': () => import('../locales/fr-FR/account.ts'),
  'de-DE': () => import('../locales/de-DE/account.ts'),
});
