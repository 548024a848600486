import {
  documentKindsOf,
  documentNumber,
  documentNumberLimit,
  type DocumentKind,
} from '@dossier/api/contract';
import type { PartyNode } from '@dossier/api/contract';
import type { Document, DocumentFields } from '@dossier/api/documents';
import { maxLength, optionalDate, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { object, string, type ObjectSchema } from 'yup';

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
const date = () => text().test(...check(optionalDate));

export const documentSchema: ObjectSchema<DocumentValues> = object({
  party: text(),
  kind: text().test(...check(required)),
  documentNumber: text()
    .test(...check(maxLength, { max: documentNumberLimit }))
    .test(...check(documentNumber)),
  issuedOn: date(),
  validUntil: date(),
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
