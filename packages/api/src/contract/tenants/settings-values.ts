import { languages, type Language } from '@dossier/validators/vocabularies';
import { array, object, string } from '../answers.ts';

/** A language of the product (S1 §1). */
export const locale = string<Language>().oneOf(languages);
const link = string();

/** Links of the public layout (`3-decisions.md` 4.19); an empty one is not shown. */
export const publicLinks = object({
  news: link,
  blog: link,
  governance: link,
  team: link,
  support: link,
  social: array(object({ name: string().required(), url: string().required() })).required(),
});

export const regionSettings = object({
  allowedLocales: array(locale.required()).required(),
  defaultLocale: locale.required(),
  allowedRegions: array(string().required()).required(),
});

/** Countries whose public holidays the platform knows. */
export const businessCalendars = ['NL', 'BE', 'FR', 'DE'] as const;
export type BusinessCalendar = (typeof businessCalendars)[number];
