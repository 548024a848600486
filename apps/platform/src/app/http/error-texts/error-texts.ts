import type { ErrorType } from '@dossier/api/contract';
import type { Language } from '@dossier/validators/vocabularies';
import type { AppError } from '../../../shared/errors/app-error.ts';
import { localeFor } from '../../pages/locale.ts';
import { errorTexts as german } from './de-DE.ts';
import { errorTexts as french } from './fr-FR.ts';
import { errorTexts as dutch } from './nl-NL.ts';

/** English is the refusal's own: S1 and S2 print it, for some types more than one. */
const translated: Readonly<Partial<Record<Language, Readonly<Record<ErrorType, string>>>>> = {
  'nl-NL': dutch,
  'fr-FR': french,
  'de-DE': german,
};

/** The language that an answer is wanted in: English for who asks for none of ours. */
export const languageOf = (info: { header(name: string): string | null }): Language =>
  localeFor(null, info.header('accept-language'));

/** What a refusal says in a language. */
export const textOf = ({ type, message }: Pick<AppError, 'type' | 'message'>, language: Language): string =>
  translated[language]?.[type] ?? message;
