import { language, type Language } from '@dossier/validators/vocabularies';
import type { Email } from '../../../ports/mail/compose.ts';
import { emails as german } from './de-DE.ts';
import { emails as english } from './en-US.ts';
import { emails as french } from './fr-FR.ts';
import { emails as dutch } from './nl-NL.ts';

/** What every email knows: who writes, to whom, and where its link leads. */
export interface Addressed {
  readonly tenant: string;
  readonly name: string;
  readonly link: string;
}

/** The emails of this area: each a function from its data to its text. */
export interface Emails {
  readonly resetCode: (about: Addressed & { readonly code: string }) => Email;
  readonly passwordChanged: (about: Addressed) => Email;
  readonly temporaryPassword: (
    about: Addressed & { readonly userName: string; readonly password: string },
  ) => Email;
  /** No one knows yet what the person is called. */
  readonly invitation: (about: Omit<Addressed, 'name'> & { readonly token: string }) => Email;
  readonly confirmationCode: (about: Addressed & { readonly code: string }) => Email;
  readonly smsConfirmation: (about: { readonly tenant: string; readonly code: string }) => string;
  /** To the address that a new one was entered in place of. */
  readonly emailChanging: (about: Addressed) => Email;
  /** To the new address, which no one has proven yet. */
  readonly emailCode: (about: Addressed & { readonly code: string }) => Email;
  /** To the address before, once the new one is proven. */
  readonly emailChanged: (about: Addressed) => Email;
  /** Codes for a lost password are asked for again and again. */
  readonly resetsRequested: (about: Addressed) => Email;
  readonly factorChanged: (about: Addressed) => Email;
  /** A text message: short, no link. */
  readonly smsCode: (about: { readonly tenant: string; readonly code: string }) => string;
}

const byLanguage: Readonly<Record<Language, Emails>> = {
  'en-US': english,
  'nl-NL': dutch,
  'fr-FR': french,
  'de-DE': german,
};

/** The language of a person, else the tenant's. */
export const languageOf = (preference: string | null, tenants: Language): Language =>
  language.codes.find(code => code === preference) ?? tenants;

export const emailsIn = (locale: Language): Emails => byLanguage[locale];
