import { reads, writes, type RoutesOf } from '../../../shared/routing/route.ts';
import { cancelBatch, getBatch, listBatchItems, retryBatch, undoBatch } from './caller-batches.ts';
import { previewBatch } from './preview.ts';
import { startBatch } from './start.ts';

export type BatchRoutes = Pick<
  RoutesOf<'registrations'>,
  | 'registrations.previewBatch'
  | 'registrations.startBatch'
  | 'registrations.batch'
  | 'registrations.batchItems'
  | 'registrations.cancelBatch'
  | 'registrations.retryBatch'
  | 'registrations.undoBatch'
>;

export function batchRoutes(): BatchRoutes {
  return {
    'registrations.previewBatch': reads(({ work, caller, body }) => previewBatch(work, caller, body)),
    'registrations.startBatch': writes(({ work, caller, body }) => startBatch(work, caller, body)),
    'registrations.batch': reads(({ work, caller, params }) => getBatch(work, caller, params.id)),
    'registrations.batchItems': reads(({ work, caller, params, query }) =>
      listBatchItems(work, caller, params.id, query),
    ),
    'registrations.cancelBatch': writes(({ work, caller, params }) => cancelBatch(work, caller, params.id)),
    'registrations.retryBatch': writes(({ work, caller, params }) => retryBatch(work, caller, params.id)),
    'registrations.undoBatch': writes(({ work, caller, params }) => undoBatch(work, caller, params.id)),
  };
}
