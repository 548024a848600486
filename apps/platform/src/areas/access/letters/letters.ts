import { language, type Language } from '@dossier/validators/vocabularies';
import type { Letter } from '../../../ports/mail/compose.ts';
import { letters as german } from './de-DE.ts';
import { letters as english } from './en-US.ts';
import { letters as french } from './fr-FR.ts';
import { letters as dutch } from './nl-NL.ts';

/** What every letter knows: who writes, to whom, and where its link leads. */
export interface Addressed {
  readonly firm: string;
  readonly name: string;
  readonly link: string;
}

/** The letters of this area: each a function from what it tells to its words. */
export interface Letters {
  readonly resetCode: (about: Addressed & { readonly code: string }) => Letter;
  readonly passwordChanged: (about: Addressed) => Letter;
  readonly temporaryPassword: (
    about: Addressed & { readonly userName: string; readonly password: string },
  ) => Letter;
  /** Nobody knows yet what the person is called. */
  readonly invitation: (about: Omit<Addressed, 'name'> & { readonly token: string }) => Letter;
  readonly confirmationCode: (about: Addressed & { readonly code: string }) => Letter;
  readonly smsConfirmation: (about: { readonly firm: string; readonly code: string }) => string;
  /** To the address that a new one was entered in place of. */
  readonly emailChanging: (about: Addressed) => Letter;
  /** To the new address, which nobody has proven yet. */
  readonly emailCode: (about: Addressed & { readonly code: string }) => Letter;
  /** To the address before, once the new one is proven. */
  readonly emailChanged: (about: Addressed) => Letter;
  /** Codes for a lost password are asked for again and again. */
  readonly resetsAsked: (about: Addressed) => Letter;
  readonly factorChanged: (about: Addressed) => Letter;
  /** A text message: a few words, no link. */
  readonly smsCode: (about: { readonly firm: string; readonly code: string }) => string;
}

const byLanguage: Readonly<Record<Language, Letters>> = {
  'en-US': english,
  'nl-NL': dutch,
  'fr-FR': french,
  'de-DE': german,
};

/** The language of a person, else the firm's. */
export const languageOf = (own: string | null, firms: Language): Language =>
  language.codes.find(code => code === own) ?? firms;

export const lettersIn = (locale: Language): Letters => byLanguage[locale];
