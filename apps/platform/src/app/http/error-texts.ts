import { answerTexts } from '@dossier/api/texts';
import type { Language } from '@dossier/validators/vocabularies';
import type { AppError } from '../../shared/errors/app-error.ts';
import { localeFor } from '../pages/locale.ts';

/** The language of an answer: English for a request that accepts none of ours. */
export const languageOf = (info: { header(name: string): string | null }): Language =>
  localeFor(null, info.header('accept-language'));

/** The text of an error in a language. English is the error's own: S1 and S2 print more than one for some types. */
export const textOf = ({ type, message }: Pick<AppError, 'type' | 'message'>, language: Language): string =>
  language === 'en-US' ? message : answerTexts[language].errors[type];
