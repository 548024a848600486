import { mixed, number, object, string } from '../answers.ts';
import { documentEntity } from './entities.ts';
import { endpoint } from '../endpoint.ts';
import { listOf } from '../envelope.ts';

export * from './client-endpoints.ts';

const path = '/registrations/{id}/documents';
const one = `${path}/{documentId}` as const;

export const list = endpoint({
  name: 'documents.list',
  service: 'main',
  method: 'GET',
  path,
  kind: 'json',
  access: 'registrationRead',
  response: listOf(documentEntity),
});

export const preUpload = endpoint({
  name: 'documents.preUpload',
  service: 'main',
  method: 'GET',
  path: `${path}/preUpload`,
  kind: 'json',
  access: 'registrationWrite',
  response: object({
    /** What `postUpload` names the bytes by. */
    uploadId: string().required(),
    method: string<'PUT'>().oneOf(['PUT']).required(),
    /** Below the address of the service. */
    path: string().required(),
    /** Bytes, itself allowed. */
    maxSize: number().integer().required(),
  }),
});

export const upload = endpoint({
  name: 'documents.upload',
  service: 'main',
  method: 'PUT',
  path: `${path}/uploads/{uploadId}`,
  kind: 'upload',
  access: 'registrationWrite',
  response: object({ uploadId: string().required(), size: number().integer().required() }),
});

export const postUpload = endpoint({
  name: 'documents.postUpload',
  service: 'main',
  method: 'POST',
  path: `${path}/postUpload`,
  kind: 'json',
  access: 'registrationWrite',
  response: documentEntity,
});

export const replace = endpoint({
  name: 'documents.replace',
  service: 'main',
  method: 'POST',
  path: `${one}/versions`,
  kind: 'json',
  access: 'registrationWrite',
  response: documentEntity,
});

export const update = endpoint({
  name: 'documents.update',
  service: 'main',
  method: 'PUT',
  path: one,
  kind: 'json',
  access: 'registrationWrite',
  response: documentEntity,
});

export const remove = endpoint({
  name: 'documents.remove',
  service: 'main',
  method: 'DELETE',
  path: one,
  kind: 'json',
  access: 'registrationWrite',
  response: documentEntity,
});

export const restore = endpoint({
  name: 'documents.restore',
  service: 'main',
  method: 'POST',
  path: `${one}/restore`,
  kind: 'json',
  access: 'registrationWrite',
  response: documentEntity,
});

export const undoAdd = endpoint({
  name: 'documents.undoAdd',
  service: 'main',
  method: 'POST',
  path: `${one}/undo`,
  kind: 'json',
  access: 'registrationWrite',
  response: documentEntity,
});

export const reveal = endpoint({
  name: 'documents.reveal',
  service: 'main',
  method: 'POST',
  path: `${one}/reveal`,
  kind: 'json',
  access: 'identifierReveal',
  response: object({ value: string().defined() }),
});

export const download = endpoint({
  name: 'documents.download',
  service: 'main',
  method: 'GET',
  path: `${one}/content`,
  kind: 'download',
  access: 'registrationRead',
  response: mixed<Blob>().required(),
});

export const zip = endpoint({
  name: 'documents.zip',
  service: 'main',
  method: 'GET',
  path: `${path}/zip`,
  kind: 'download',
  access: 'registrationRead',
  response: mixed<Blob>().required(),
});
