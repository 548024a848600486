import { rejectionReason, type RegistrationStatus } from '@dossier/validators/vocabularies';
import { array, number, object, string } from 'yup';
import { pagingFields, uuid } from '../../query-fields.ts';
import type { ServerParts } from '../../server-part.ts';
import type * as endpoints from './endpoints.ts';
import { batchLimits, batchStatuses } from './entities.ts';

const rows = array(
  object({
    id: string().matches(uuid).required(),
    /** What was seen: a registration that changed meanwhile is left as it is. */
    version: number().integer().min(1).required(),
  }).required(),
)
  .min(1)
  .max(batchLimits.assign)
  .required();

const action = object({
  kind: string<'assign' | 'status'>().oneOf(['assign', 'status']).required(),
  /** Of `assign`; null leaves it with no one. */
  assigneeId: string().max(64).nullable().default(null),
  /** Of `status`. */
  next: string<RegistrationStatus>().oneOf(batchStatuses).nullable().default(null),
  /** One of S2 §4, for a rejection. */
  reason: string().oneOf(rejectionReason.codes).nullable().default(null),
  comment: string().max(2000).nullable().default(null),
});

const body = object({ action: action.required(), rows });

export const batchesServer = {
  'registrations.previewBatch': {
    summary:
      'What a batch would do to each registration, and to which it could not and why. Nothing changes.',
    body,
    errors: [],
  },
  'registrations.startBatch': {
    summary:
      'Does the same to many registrations, one after the other: one that fails stops none of the others. Only whoever starts it sees it. One entry in the trail for the batch, and one for each registration.',
    body,
    errors: ['TooManyBatches'],
  },
  'registrations.batch': { summary: 'How far a batch of the caller’s has come.', errors: [] },
  'registrations.batchItems': {
    summary: 'What became of each registration of a batch, those that failed first.',
    query: object(pagingFields),
    errors: [],
  },
  'registrations.cancelBatch': {
    summary: 'Ends a batch that is under way: what is done stays done, and can be undone.',
    errors: ['BatchFinished'],
  },
  'registrations.retryBatch': {
    summary: 'Tries those again that failed, as they are now.',
    errors: ['BatchFinished', 'TooManyBatches'],
  },
  'registrations.undoBatch': {
    summary:
      'Takes a batch back for ten minutes after its end, as a batch of its own: registrations that nobody has changed since get back what they had.',
    errors: ['BatchFinished', 'TooManyBatches'],
  },
} as const satisfies ServerParts<typeof endpoints>;
