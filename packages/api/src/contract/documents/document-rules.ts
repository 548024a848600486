import { alphanumeric, optional, optionalDate, type Rule } from '@dossier/validators';
import {
  entityDocumentType,
  personDocumentType,
  type EntityDocumentType,
  type PersonDocumentType,
  type RegistrationStatus,
} from '@dossier/validators/vocabularies';
import { check } from '@dossier/validators/yup';
import { string } from 'yup';
import type { PartyNode } from '../parties/entities.ts';
import { isMasked } from '../parties/masks.ts';

/** What a document may be, of any party (3-decisions 4.8). */
export type DocumentKind = PersonDocumentType | EntityDocumentType;
export const documentKinds: readonly DocumentKind[] = [
  ...new Set<DocumentKind>([...personDocumentType.codes, ...entityDocumentType.codes]),
];

/** Documents that are about the registration and about none of its parties. */
const registrationKinds: readonly DocumentKind[] = ['signedContracts', 'screeningCertificate', 'other'];

/** What a document of a party may be; of the registration itself without one. */
export function documentKindsOf(party: Pick<PartyNode, 'legalEntity'> | null): readonly DocumentKind[] {
  if (party === null) return registrationKinds;
  return party.legalEntity ? entityDocumentType.codes : personDocumentType.codes;
}

/** What a person is identified with. */
export const identityDocuments: readonly DocumentKind[] = [
  'passport',
  'idCard',
  'drivingLicence',
  'residencePermit',
];

/** Days for which a document says how things are, from its date (3-decisions 4.1, gate C, item 9). */
const freshFor: Partial<Record<DocumentKind, number>> = { chamberOfCommerceExtract: 90 };

const dayLength = 86_400_000;
const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

/** What decides until when a document counts. */
export interface DatedDocument {
  readonly kind: DocumentKind;
  readonly issuedOn: string | null;
  readonly validUntil: string | null;
}

/** The last day on which a document counts, yyyy-mm-dd: its own, or some days after its date; null where it has none. */
export function countsUntil({ kind, issuedOn, validUntil }: DatedDocument): string | null {
  const days = freshFor[kind];
  const fresh = days && issuedOn ? dayOf(Date.parse(issuedOn) + days * dayLength) : null;
  if (fresh === null || validUntil === null) return fresh ?? validUntil;
  return fresh < validUntil ? fresh : validUntil;
}

/** What may be done with documents in a status: while data is frozen they may still come, and none may change or go. */
export function documentsOpen(status: RegistrationStatus): 'change' | 'add' | 'read' {
  switch (status) {
    case 'INCOMPLETE':
      return 'change';
    case 'COMPLETE':
    case 'ACCEPTED':
    case 'DONE':
      return 'add';
    default:
      return 'read';
  }
}

export const documentNumberLimit = 60;
const isCode = optional(alphanumeric);

/** A number, or the masked form of what is stored: that one stands for it. */
export const documentNumber: Rule = value => (isMasked(value) ? undefined : isCode(value));

export const documentFields = {
  kind: string<DocumentKind>().oneOf(documentKinds).required(),
  documentNumber: string()
    .max(documentNumberLimit)
    .nullable()
    .defined()
    .test(...check(documentNumber)),
  issuedOn: string()
    .nullable()
    .defined()
    .test(...check(optionalDate)),
  validUntil: string()
    .nullable()
    .defined()
    .test(...check(optionalDate)),
};
