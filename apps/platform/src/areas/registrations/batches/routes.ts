import type { RoutesOf } from '../../../shared/routing/route.ts';
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
    'registrations.previewBatch': {
      mode: 'reads',
      handle: ({ work, caller, body }) => previewBatch(work, caller, body),
    },
    'registrations.startBatch': {
      mode: 'writes',
      handle: ({ work, caller, body }) => startBatch(work, caller, body),
    },
    'registrations.batch': {
      mode: 'reads',
      handle: ({ work, caller, params }) => getBatch(work, caller, params.id),
    },
    'registrations.batchItems': {
      mode: 'reads',
      handle: ({ work, caller, params, query }) => listBatchItems(work, caller, params.id, query),
    },
    'registrations.cancelBatch': {
      mode: 'writes',
      handle: ({ work, caller, params }) => cancelBatch(work, caller, params.id),
    },
    'registrations.retryBatch': {
      mode: 'writes',
      handle: ({ work, caller, params }) => retryBatch(work, caller, params.id),
    },
    'registrations.undoBatch': {
      mode: 'writes',
      handle: ({ work, caller, params }) => undoBatch(work, caller, params.id),
    },
  };
}
