import type { Language } from '@dossier/validators/vocabularies';
import { answers as german } from './de-DE/answers.ts';
import { answers as english } from './en-US/answers.ts';
import { answers as french } from './fr-FR/answers.ts';
import { answers as dutch } from './nl-NL/answers.ts';

/** The texts of answers by language: a server answers in any of them, and must not wait for a file to do so. */
export const answerTexts: Readonly<Record<Language, typeof english>> = {
  'en-US': english,
  'nl-NL': dutch,
  'fr-FR': french,
  'de-DE': german,
};
