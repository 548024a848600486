import { endpoint } from '../../endpoint.ts';
import { listOf } from '../../envelope.ts';
import { batchEntity, batchItem, batchPreview } from './entities.ts';

const access = 'registrationWrite';

export const previewBatch = endpoint({
  name: 'registrations.previewBatch',
  service: 'main',
  method: 'POST',
  path: '/batches/preview',
  kind: 'json',
  access,
  response: batchPreview,
});

export const startBatch = endpoint({
  name: 'registrations.startBatch',
  service: 'main',
  method: 'POST',
  path: '/batches',
  kind: 'json',
  access,
  response: batchEntity,
});

export const batch = endpoint({
  name: 'registrations.batch',
  service: 'main',
  method: 'GET',
  path: '/batches/{id}',
  kind: 'json',
  access,
  response: batchEntity,
});

export const batchItems = endpoint({
  name: 'registrations.batchItems',
  service: 'main',
  method: 'GET',
  path: '/batches/{id}/items',
  kind: 'json',
  access,
  response: listOf(batchItem),
});

export const cancelBatch = endpoint({
  name: 'registrations.cancelBatch',
  service: 'main',
  method: 'POST',
  path: '/batches/{id}/cancel',
  kind: 'json',
  access,
  response: batchEntity,
});

export const retryBatch = endpoint({
  name: 'registrations.retryBatch',
  service: 'main',
  method: 'POST',
  path: '/batches/{id}/retry',
  kind: 'json',
  access,
  response: batchEntity,
});

export const undoBatch = endpoint({
  name: 'registrations.undoBatch',
  service: 'main',
  method: 'POST',
  path: '/batches/{id}/undo',
  kind: 'json',
  access,
  response: batchEntity,
});
