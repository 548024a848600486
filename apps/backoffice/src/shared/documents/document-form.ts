import {
  dateNeededOf,
  documentKindsOf,
  documentNumber,
  documentNumberLimit,
  type DocumentKind,
} from '@dossier/api/contract';
import type { PartyNode } from '@dossier/api/contract';
import type { Document, DocumentFields } from '@dossier/api/documents';
import { maxLength, optionalDate, required, requiredIf } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { array, object, string, type ObjectSchema } from 'yup';

/** What someone says of a document; an empty text is nothing. */
export interface DocumentValues {
  /** Id of a party; empty for the registration itself. */
  party: string;
  kind: string;
  documentNumber: string;
  issuedOn: string;
  validUntil: string;
}

const text = () => string().defined();
/** A date; of a kind that does not count without it, it is asked for before the document is saved. */
const date = (name: 'issuedOn' | 'validUntil') =>
  text()
    .test(...check(optionalDate))
    .test(
      ...check(requiredIf, ({ parent }) => ({ when: dateNeededOf(parent['kind'] as DocumentKind) === name })),
    );

export const documentSchema: ObjectSchema<DocumentValues> = object({
  party: text(),
  kind: text().test(...check(required)),
  documentNumber: text()
    .test(...check(maxLength, { max: documentNumberLimit }))
    .test(...check(documentNumber)),
  issuedOn: date('issuedOn'),
  validUntil: date('validUntil'),
});

export interface PendingDocument extends DocumentValues {
  /** Of the upload. */
  id: string;
  name: string;
}

export interface PendingDocuments {
  documents: PendingDocument[];
}

export const pendingSchema: ObjectSchema<PendingDocuments> = object({
  documents: array(documentSchema.shape({ id: text(), name: text() }).required()).defined(),
});

/** A document that comes in; no one has said yet what it is, unless it was asked for. */
export const newDocument = (party: string, kind = ''): DocumentValues => ({
  party,
  kind,
  documentNumber: '',
  issuedOn: '',
  validUntil: '',
});

export const valuesOf = (document: Document): DocumentValues => ({
  party: document.party_id ?? '',
  kind: document.kind,
  documentNumber: document.documentNumber ?? '',
  issuedOn: document.issuedOn ?? '',
  validUntil: document.validUntil ?? '',
});

export const fieldsOf = (values: DocumentValues): DocumentFields => ({
  kind: values.kind as DocumentKind,
  documentNumber: values.documentNumber || null,
  issuedOn: values.issuedOn || null,
  validUntil: values.validUntil || null,
});

/** What a document of someone may be; a kind that another party had is none of them. */
export const kindsOf = (party: PartyNode | undefined): readonly DocumentKind[] =>
  documentKindsOf(party ?? null);
