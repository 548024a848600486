import { array, mixed, number, object, string } from 'yup';
import { documentFields, documentKinds, type DocumentKind } from './document-rules.ts';
import { endpoint } from './endpoint.ts';
import { listOf, pagingFields } from './envelope.ts';

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
  /** Name of whoever sent it. */
  createdBy: string().required(),
});

const documentEntity = object({
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
});

const path = '/registrations/{id}/documents';
const one = `${path}/{documentId}` as const;
const changeErrors = ['VersionRequired', 'VersionStale', 'RegistrationFrozen'] as const;

const list = endpoint({
  name: 'documents.list',
  service: 'main',
  method: 'GET',
  path,
  kind: 'json',
  access: 'registrationRead',
  summary:
    'Documents of a registration and its parties, each with its versions; not those that were removed.',
  query: object(pagingFields),
  response: listOf(documentEntity),
  errors: [],
});

const preUpload = endpoint({
  name: 'documents.preUpload',
  service: 'main',
  method: 'GET',
  path: `${path}/preUpload`,
  kind: 'json',
  access: 'registrationWrite',
  summary: 'Says whether a file of that name and type may come, and where its bytes are put.',
  query: object({
    fileName: string().required().max(400),
    mimeType: string().required().max(120),
  }),
  response: object({
    /** What `postUpload` names the bytes by. */
    uploadId: string().required(),
    method: string<'PUT'>().oneOf(['PUT']).required(),
    /** Below the address of the service. */
    path: string().required(),
    /** Bytes, itself allowed. */
    maxSize: number().integer().required(),
  }),
  errors: ['RegistrationFrozen'],
});

const upload = endpoint({
  name: 'documents.upload',
  service: 'main',
  method: 'PUT',
  path: `${path}/uploads/{uploadId}`,
  kind: 'upload',
  access: 'registrationWrite',
  summary:
    'Takes the bytes of a file, at most 15 MB, judged by what is in them. `Content-Digest` (RFC 9530, sha-256) is compared where it comes. Bytes that nothing names within a day are deleted.',
  query: object({ fileName: string().required().max(400) }),
  response: object({ uploadId: string().required(), size: number().integer().required() }),
  errors: ['RegistrationFrozen', 'QuotaExceeded'],
});

const postUpload = endpoint({
  name: 'documents.postUpload',
  service: 'main',
  method: 'POST',
  path: `${path}/postUpload`,
  kind: 'json',
  access: 'registrationWrite',
  summary:
    'Makes a document of bytes that came: what it is, whose, and until when it counts. While a request for approval is open, a document cancels it: the body names that request, or the answer is Blocked with it.',
  body: object({
    uploadId: string().max(64).required(),
    party_id: string().max(64).nullable().defined(),
    /** The request for approval that is cancelled by it, knowingly. */
    cancels: string().max(64).nullable(),
    ...documentFields,
  }),
  response: documentEntity,
  errors: ['RegistrationFrozen', 'Blocked'],
});

const replace = endpoint({
  name: 'documents.replace',
  service: 'main',
  method: 'POST',
  path: `${one}/versions`,
  kind: 'json',
  access: 'registrationWrite',
  ifMatch: true,
  summary: 'Gives a document a newer file; the older ones stay.',
  body: object({ uploadId: string().max(64).required() }),
  response: documentEntity,
  errors: changeErrors,
});

const update = endpoint({
  name: 'documents.update',
  service: 'main',
  method: 'PUT',
  path: one,
  kind: 'json',
  access: 'registrationWrite',
  ifMatch: true,
  summary: 'Changes what a document is, its number and its dates. A masked number stands for what is stored.',
  body: object(documentFields),
  response: documentEntity,
  errors: changeErrors,
});

const remove = endpoint({
  name: 'documents.remove',
  service: 'main',
  method: 'DELETE',
  path: one,
  kind: 'json',
  access: 'registrationWrite',
  ifMatch: true,
  summary: 'Takes a document out of the list. It can be put back.',
  response: documentEntity,
  errors: changeErrors,
});

const restore = endpoint({
  name: 'documents.restore',
  service: 'main',
  method: 'POST',
  path: `${one}/restore`,
  kind: 'json',
  access: 'registrationWrite',
  ifMatch: true,
  summary: 'Puts a document back that was removed.',
  response: documentEntity,
  errors: changeErrors,
});

const reveal = endpoint({
  name: 'documents.reveal',
  service: 'main',
  method: 'POST',
  path: `${one}/reveal`,
  kind: 'json',
  access: 'identifierReveal',
  summary: 'The number of a document in full. Each call is written down, and stands in the activity.',
  response: object({ value: string().defined() }),
  errors: [],
});

const download = endpoint({
  name: 'documents.download',
  service: 'main',
  method: 'GET',
  path: `${one}/content`,
  kind: 'download',
  access: 'registrationRead',
  summary: 'The bytes of a document, always as an attachment. Each call is written down.',
  query: object({
    /** The newest when absent. */
    number: number().integer().min(1),
  }),
  response: mixed<Blob>().required(),
  errors: [],
});

const zip = endpoint({
  name: 'documents.zip',
  service: 'main',
  method: 'GET',
  path: `${path}/zip`,
  kind: 'download',
  access: 'registrationRead',
  summary:
    'The newest files of all documents, or of the ones that are named, in one archive, a folder per party.',
  query: object({
    /** Ids, comma-separated; all of the registration when absent. */
    ids: string().max(20_000),
  }),
  response: mixed<Blob>().required(),
  errors: [],
});

/** Documents of registrations (4-expectations rows 105, 170, 182). */
export const documents = {
  list,
  preUpload,
  upload,
  postUpload,
  replace,
  update,
  remove,
  restore,
  reveal,
  download,
  zip,
} as const;
