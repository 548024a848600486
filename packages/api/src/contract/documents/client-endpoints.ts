import { clientDocument } from './entities.ts';
import { holderEndpoints } from './holder-endpoints.ts';

export const {
  list: clientList,
  preUpload: clientPreUpload,
  upload: clientUpload,
  postUpload: clientPostUpload,
  replace: clientReplace,
  update: clientUpdate,
  remove: clientRemove,
  restore: clientRestore,
  reveal: clientReveal,
  download: clientDownload,
} = holderEndpoints({
  prefix: 'client',
  path: '/parties/{id}/documents',
  read: 'clientFileRead',
  write: 'clientFileWrite',
  document: clientDocument,
});
