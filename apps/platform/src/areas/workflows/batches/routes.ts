import type { RoutesOf } from '../../../shared/routing/route.ts';
import {
  cancelTaskBatch,
  getTaskBatch,
  listTaskBatchItems,
  retryTaskBatch,
  startTaskBatch,
  undoTaskBatch,
} from './batches.ts';
import { previewTaskBatch } from './preview.ts';

type BatchRoutes = Pick<
  RoutesOf<'workflows'>,
  | 'workflows.previewBatch'
  | 'workflows.startBatch'
  | 'workflows.batch'
  | 'workflows.batchItems'
  | 'workflows.cancelBatch'
  | 'workflows.retryBatch'
  | 'workflows.undoBatch'
>;

export function taskBatchRoutes(): BatchRoutes {
  return {
    'workflows.previewBatch': {
      mode: 'reads',
      handle: ({ work, caller, body }) => previewTaskBatch(work, caller, body),
    },
    'workflows.startBatch': {
      mode: 'writes',
      handle: ({ work, caller, body }) => startTaskBatch(work, caller, body),
    },
    'workflows.batch': {
      mode: 'reads',
      handle: ({ work, caller, params }) => getTaskBatch(work, caller, params.id),
    },
    'workflows.batchItems': {
      mode: 'reads',
      handle: ({ work, caller, params, query }) => listTaskBatchItems(work, caller, params.id, query),
    },
    'workflows.cancelBatch': {
      mode: 'writes',
      handle: ({ work, caller, params }) => cancelTaskBatch(work, caller, params.id),
    },
    'workflows.retryBatch': {
      mode: 'writes',
      handle: ({ work, caller, params }) => retryTaskBatch(work, caller, params.id),
    },
    'workflows.undoBatch': {
      mode: 'writes',
      handle: ({ work, caller, params }) => undoTaskBatch(work, caller, params.id),
    },
  };
}
