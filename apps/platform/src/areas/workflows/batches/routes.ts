import { reads, writes, type RoutesOf } from '../../../shared/routing/route.ts';
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
    'workflows.previewBatch': reads(({ work, caller, body }) => previewTaskBatch(work, caller, body)),
    'workflows.startBatch': writes(({ work, caller, body }) => startTaskBatch(work, caller, body)),
    'workflows.batch': reads(({ work, caller, params }) => getTaskBatch(work, caller, params.id)),
    'workflows.batchItems': reads(({ work, caller, params, query }) =>
      listTaskBatchItems(work, caller, params.id, query),
    ),
    'workflows.cancelBatch': writes(({ work, caller, params }) => cancelTaskBatch(work, caller, params.id)),
    'workflows.retryBatch': writes(({ work, caller, params }) => retryTaskBatch(work, caller, params.id)),
    'workflows.undoBatch': writes(({ work, caller, params }) => undoTaskBatch(work, caller, params.id)),
  };
}
