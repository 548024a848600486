import { mixed } from '../answers.ts';
import { documentEntity } from './entities.ts';
import { endpoint } from '../endpoint.ts';
import { holderEndpoints } from './holder-endpoints.ts';

export * from './client-endpoints.ts';

const path = '/registrations/{id}/documents';

export const { list, preUpload, upload, postUpload, replace, update, remove, restore, reveal, download } =
  holderEndpoints({
    prefix: '',
    path,
    read: 'registrationRead',
    write: 'registrationWrite',
    document: documentEntity,
  });

export const undoAdd = endpoint({
  name: 'documents.undoAdd',
  service: 'main',
  method: 'POST',
  path: `${path}/{documentId}/undo`,
  kind: 'json',
  access: 'registrationWrite',
  response: documentEntity,
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
