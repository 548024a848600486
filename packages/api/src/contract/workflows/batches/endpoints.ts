import { endpoint } from '../../endpoint.ts';
import { listOf } from '../../envelope.ts';
import { taskBatch as taskBatchEntity, taskBatchItem, taskBatchPreview } from './entities.ts';

/** What each task takes is asked when its turn comes. */
const access = ['registrationRead', 'clientFileRead'] as const;

export const previewBatch = endpoint({
  name: 'workflows.previewBatch',
  service: 'workflows',
  method: 'POST',
  path: '/batches/preview',
  kind: 'json',
  access,
  response: taskBatchPreview,
});

export const startBatch = endpoint({
  name: 'workflows.startBatch',
  service: 'workflows',
  method: 'POST',
  path: '/batches',
  kind: 'json',
  access,
  response: taskBatchEntity,
});

export const batch = endpoint({
  name: 'workflows.batch',
  service: 'workflows',
  method: 'GET',
  path: '/batches/{id}',
  kind: 'json',
  access,
  response: taskBatchEntity,
});

export const batchItems = endpoint({
  name: 'workflows.batchItems',
  service: 'workflows',
  method: 'GET',
  path: '/batches/{id}/items',
  kind: 'json',
  access,
  response: listOf(taskBatchItem),
});

export const cancelBatch = endpoint({
  name: 'workflows.cancelBatch',
  service: 'workflows',
  method: 'POST',
  path: '/batches/{id}/cancel',
  kind: 'json',
  access,
  response: taskBatchEntity,
});

export const retryBatch = endpoint({
  name: 'workflows.retryBatch',
  service: 'workflows',
  method: 'POST',
  path: '/batches/{id}/retry',
  kind: 'json',
  access,
  response: taskBatchEntity,
});

export const undoBatch = endpoint({
  name: 'workflows.undoBatch',
  service: 'workflows',
  method: 'POST',
  path: '/batches/{id}/undo',
  kind: 'json',
  access,
  response: taskBatchEntity,
});
