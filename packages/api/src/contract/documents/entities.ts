import { array, number, object, string } from '../answers.ts';
import { documentKinds, type DocumentKind } from './document-rules.ts';

export * from './document-rules.ts';
export * from './needed-documents.ts';

/** One file of a document; a newer one never overwrites an older. */
const documentVersion = object({
  /** From 1. */
  number: number().integer().required(),
  name: string().required(),
  mediaType: string().required(),
  /** Bytes. */
  size: number().integer().required(),
  createdAt: string().required(),
  /** Name of the user who sent it. */
  createdBy: string().required(),
});

const documentParts = {
  _id: string().required(),
  version: number().integer().required(),
  createdAt: string().required(),
  updatedAt: string().required(),
  /** Whose it is; null for one of the registration itself. */
  party_id: string().nullable().defined(),
  kind: string<DocumentKind>().oneOf(documentKinds).required(),
  /** Masked to its last three (T8). */
  documentNumber: string().nullable().defined(),
  /** yyyy-mm-dd. */
  issuedOn: string().nullable().defined(),
  validUntil: string().nullable().defined(),
  /** The last day on which it counts; null where it has none. */
  countsUntil: string().nullable().defined(),
  /** The newest first. */
  versions: array(documentVersion.required()).required(),
};

export const documentEntity = object(documentParts);

/** A document of a client, of its file or of a registration that the client is in. */
export const clientDocument = object({
  ...documentParts,
  /** Where it was given, and is changed; null for the file itself. */
  registration: object({ _id: string().required(), number: string().required() }).nullable().defined(),
});
