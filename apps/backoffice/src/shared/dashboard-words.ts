import { lateWords } from './late-words.ts';

/** The words of the dashboard come with it; until then it waits. */
export const useDashboardWords = lateWords({
  'en-US': () => import('../locales/en-US/late/dashboard.ts'),
  'nl-NL': () => import('../locales/nl-NL/late/dashboard.ts'),
  'fr-FR': () => import('../locales/fr-FR/late/dashboard.ts'),
  'de-DE': () => import('../locales/de-DE/late/dashboard.ts'),
});
