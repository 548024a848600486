import { lateWords } from './late-words.ts';

/** The words of a firm's users come with their page; until then it waits. */
export const useUsersWords = lateWords({
  'en-US': () => import('../locales/en-US/users.ts'),
  'nl-NL': () => import('../locales/nl-NL/users.ts'),
  'fr-FR': () => import('../locales/fr-FR/users.ts'),
  'de-DE': () => import('../locales/de-DE/users.ts'),
});
