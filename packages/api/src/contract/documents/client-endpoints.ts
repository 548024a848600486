import { mixed, number, object, string } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { listOf } from '../envelope.ts';
import { clientDocument } from './entities.ts';

const path = '/parties/{id}/documents';
const one = `${path}/{documentId}` as const;

export const clientList = endpoint({
  name: 'documents.clientList',
  service: 'main',
  method: 'GET',
  path: path,
  kind: 'json',
  access: 'clientFileRead',
  response: listOf(clientDocument),
});

export const clientPreUpload = endpoint({
  name: 'documents.clientPreUpload',
  service: 'main',
  method: 'GET',
  path: `${path}/preUpload`,
  kind: 'json',
  access: 'clientFileWrite',
  response: object({
    /** What `clientPostUpload` names the bytes by. */
    uploadId: string().required(),
    method: string<'PUT'>().oneOf(['PUT']).required(),
    /** Below the address of the service. */
    path: string().required(),
    /** Bytes, itself allowed. */
    maxSize: number().integer().required(),
  }),
});

export const clientUpload = endpoint({
  name: 'documents.clientUpload',
  service: 'main',
  method: 'PUT',
  path: `${path}/uploads/{uploadId}`,
  kind: 'upload',
  access: 'clientFileWrite',
  response: object({ uploadId: string().required(), size: number().integer().required() }),
});

export const clientPostUpload = endpoint({
  name: 'documents.clientPostUpload',
  service: 'main',
  method: 'POST',
  path: `${path}/postUpload`,
  kind: 'json',
  access: 'clientFileWrite',
  response: clientDocument,
});

export const clientReplace = endpoint({
  name: 'documents.clientReplace',
  service: 'main',
  method: 'POST',
  path: `${one}/versions`,
  kind: 'json',
  access: 'clientFileWrite',
  response: clientDocument,
});

export const clientUpdate = endpoint({
  name: 'documents.clientUpdate',
  service: 'main',
  method: 'PUT',
  path: one,
  kind: 'json',
  access: 'clientFileWrite',
  response: clientDocument,
});

export const clientRemove = endpoint({
  name: 'documents.clientRemove',
  service: 'main',
  method: 'DELETE',
  path: one,
  kind: 'json',
  access: 'clientFileWrite',
  response: clientDocument,
});

export const clientRestore = endpoint({
  name: 'documents.clientRestore',
  service: 'main',
  method: 'POST',
  path: `${one}/restore`,
  kind: 'json',
  access: 'clientFileWrite',
  response: clientDocument,
});

export const clientReveal = endpoint({
  name: 'documents.clientReveal',
  service: 'main',
  method: 'POST',
  path: `${one}/reveal`,
  kind: 'json',
  access: 'identifierReveal',
  response: object({ value: string().defined() }),
});

export const clientDownload = endpoint({
  name: 'documents.clientDownload',
  service: 'main',
  method: 'GET',
  path: `${one}/content`,
  kind: 'download',
  access: 'clientFileRead',
  response: mixed<Blob>().required(),
});
