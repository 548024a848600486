import type { ExportSection } from '@dossier/api/contract';
import type { Language } from '@dossier/validators/vocabularies';
import { translations as german } from './de-DE.ts';
import { translations as english } from './en-US.ts';
import { translations as french } from './fr-FR.ts';
import { translations as dutch } from './nl-NL.ts';

type Labels<Name extends string> = Readonly<Record<Name, string>>;

/** Names of fields; those of an object stand together, with the object's own as `self`. */
export type FieldLabels = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** Every text of a paper that comes from no data. */
export interface Translations {
  /** A section's heading. */
  readonly sections: Labels<ExportSection>;
  /** Stands above what a client must not read. */
  readonly internal: string;
  readonly overview: Labels<
    | 'number'
    | 'name'
    | 'type'
    | 'subType'
    | 'channel'
    | 'assignee'
    | 'nobody'
    | 'createdAt'
    | 'createdBy'
    | 'updatedAt'
  >;
  readonly status: Labels<
    | 'status'
    | 'dueOn'
    | 'waiting'
    | 'missing'
    | 'approval'
    | 'policy'
    | 'requestedBy'
    | 'requestedAt'
    | 'comment'
    | 'twoPersons'
    | 'twoPersonsSenior'
    | 'steps'
  >;
  readonly empty: string;
  readonly about: Labels<
    | 'title'
    | 'exportedAt'
    | 'exportedBy'
    | 'contents'
    | 'identifiers'
    | 'masked'
    | 'full'
    | 'version'
    | 'hash'
    | 'hashHint'
    | 'missing'
  >;
  readonly signing: Labels<'title' | 'text' | 'none' | 'name' | 'place' | 'date' | 'signature'>;
  /** Headings of the columns. */
  readonly csv: Labels<'section' | 'about' | 'field' | 'value'>;
  readonly footer: (at: string) => string;
  readonly page: (page: number, pages: number) => string;
  readonly activity: {
    readonly changed: (actor: string) => string;
    readonly created: (actor: string) => string;
    readonly assigned: (actor: string) => string;
    readonly revealed: (actor: string, field: string) => string;
    /** What follows the name of whoever did it. */
    readonly steps: Labels<
      | 'statusChanged'
      | 'waiting'
      | 'invited'
      | 'invitationFailed'
      | 'approvalRequested'
      | 'approvalRejected'
      | 'approvalWithdrawn'
      | 'commented'
      | 'commentEdited'
      | 'approved'
      | 'exported'
      | 'documentAdded'
      | 'documentReplaced'
      | 'documentChanged'
      | 'documentRemoved'
      | 'documentRestored'
      | 'documentOpened'
      | 'documentsDownloaded'
      | 'documentNumberRevealed'
    >;
    /** A step, and the one thing that it was about. */
    readonly about: (step: string, what: string) => string;
    readonly platform: string;
    readonly somebody: string;
    readonly erased: string;
    readonly partyCame: (name: string) => string;
    readonly partyWent: (name: string) => string;
    readonly nothing: string;
  };
  /** Headings within a party. */
  readonly partySections: Labels<
    | 'identity'
    | 'contact'
    | 'address'
    | 'tax'
    | 'exposure'
    | 'origin'
    | 'bank'
    | 'roles'
    | 'activity'
    | 'structure'
    | 'ownership'
  >;
  readonly yes: string;
  readonly no: string;
  /** Codes that belong to no vocabulary. */
  readonly codes: Readonly<Record<string, string>>;
  readonly fields: FieldLabels;
}

const all: Readonly<Record<Language, Translations>> = {
  'en-US': english,
  'nl-NL': dutch,
  'fr-FR': french,
  'de-DE': german,
};

export const translationsIn = (locale: Language): Translations => all[locale];
