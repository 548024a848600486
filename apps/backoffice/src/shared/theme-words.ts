import { lateWords } from './late-words.ts';

/** The words of looks come with their editor; until then it waits. */
export const useThemeTranslations = lateWords({
  'en-US': () => import('../locales/en-US/theme.ts'),
  'nl-NL': () => import('../locales/nl-NL/theme.ts'),
  'fr-FR': () => import('../locales/fr-FR/theme.ts'),
  'de-DE': () => import('../locales/de-DE/theme.ts'),
});
