import { number, object, string } from 'yup';
import { documentFields } from './document-rules.ts';
import { pagingFields } from '../query-fields.ts';
import type { ServerParts } from '../server-part.ts';
import type * as endpoints from './endpoints.ts';

const changeErrors = ['VersionRequired', 'VersionStale', 'RegistrationFrozen'] as const;
const clientAddErrors = ['PartyEnded', 'PartyMerged', 'NotForGroups'] as const;
const clientErrors = ['VersionRequired', 'VersionStale', ...clientAddErrors] as const;

/** What is the same of endpoints, whatever holds the documents. */
const alike = {
  preUpload: {
    summary: 'Says whether a file of that name and type may come, and where its bytes are put.',
    query: object({
      fileName: string().required().max(400),
      mimeType: string().required().max(120),
    }),
  },
  upload: {
    summary:
      'Takes the bytes of a file, at most 15 MB, judged by what is in them. `Content-Digest` (RFC 9530, sha-256) is compared where it comes. Bytes that nothing names within a day are deleted.',
    query: object({ fileName: string().required().max(400) }),
  },
  replace: {
    ifMatch: true,
    summary: 'Gives a document a newer file; the older ones stay.',
    body: object({ uploadId: string().max(64).required() }),
  },
  update: {
    ifMatch: true,
    summary:
      'Changes what a document is, its number and its dates. A masked number stands for what is stored.',
    body: object(documentFields),
  },
  remove: {
    ifMatch: true,
    summary: 'Takes a document out of the list. It can be put back.',
  },
  restore: {
    ifMatch: true,
    summary: 'Puts a document back that was removed.',
  },
  reveal: {
    summary: 'The number of a document in full. Each call is written down, and stands in the activity.',
    errors: [],
  },
  download: {
    summary: 'The bytes of a document, always as an attachment. Each call is written down.',
    query: object({
      /** The newest when absent. */
      number: number().integer().min(1),
    }),
    errors: [],
  },
} as const;

export const documentsServer = {
  'documents.list': {
    summary:
      'Documents of a registration and its parties, each with its versions; not those that were removed.',
    query: object(pagingFields),
    errors: [],
  },
  'documents.preUpload': { ...alike.preUpload, errors: ['RegistrationFrozen'] },
  'documents.upload': { ...alike.upload, errors: ['RegistrationFrozen', 'QuotaExceeded'] },
  'documents.postUpload': {
    summary:
      'Makes a document of bytes that came: what it is, whose, and until when it counts. While a request for approval is open, a document cancels it: the body names that request, or the answer is Blocked with it.',
    body: object({
      uploadId: string().max(64).required(),
      party_id: string().max(64).nullable().defined(),
      /** The request for approval that is cancelled by it, knowingly. */
      cancels: string().max(64).nullable(),
      ...documentFields,
    }),
    errors: ['RegistrationFrozen', 'Blocked'],
  },
  'documents.replace': { ...alike.replace, errors: changeErrors },
  'documents.update': { ...alike.update, errors: changeErrors },
  'documents.remove': { ...alike.remove, errors: changeErrors },
  'documents.restore': { ...alike.restore, errors: changeErrors },
  'documents.undoAdd': {
    ifMatch: true,
    summary:
      'Takes back a document that the caller added less than 15 minutes ago. As the last change of the registration it brings the request for approval back that it cancelled.',
    errors: [...changeErrors, 'Blocked'],
  },
  'documents.reveal': alike.reveal,
  'documents.download': alike.download,
  'documents.clientList': {
    summary:
      'Documents of a client, each with its versions: of its file, and of the registrations with the client that the caller may read; not those that were removed.',
    query: object(pagingFields),
    errors: [],
  },
  'documents.clientPreUpload': { ...alike.preUpload, errors: clientAddErrors },
  'documents.clientUpload': { ...alike.upload, errors: [...clientAddErrors, 'QuotaExceeded'] },
  'documents.clientPostUpload': {
    summary: 'Makes a document of the client of bytes that came: what it is, and until when it counts.',
    body: object({ uploadId: string().max(64).required(), ...documentFields }),
    errors: clientAddErrors,
  },
  'documents.clientReplace': { ...alike.replace, errors: clientErrors },
  'documents.clientUpdate': { ...alike.update, errors: clientErrors },
  'documents.clientRemove': { ...alike.remove, errors: clientErrors },
  'documents.clientRestore': { ...alike.restore, errors: clientErrors },
  'documents.clientReveal': alike.reveal,
  'documents.clientDownload': alike.download,
  'documents.zip': {
    summary:
      'The newest files of all documents, or of the ones that are named, in one archive, a folder per party.',
    query: object({
      /** Ids, comma-separated; all of the registration when absent. */
      ids: string().max(20_000),
    }),
    errors: [],
  },
} as const satisfies ServerParts<typeof endpoints>;
