import { array, number, object, string } from 'yup';
import { dateText, pagingFields, uuid } from '../../query-fields.ts';
import type { ServerParts } from '../../server-part.ts';
import type * as endpoints from './endpoints.ts';
import { taskBatchLimit } from './entities.ts';

const rows = array(
  object({
    id: string().matches(uuid).required(),
    /** What was seen: a task that changed meanwhile is left as it is. */
    version: number().integer().min(1).required(),
  }).required(),
)
  .min(1)
  .max(taskBatchLimit)
  .required();

const action = object({
  kind: string<'assign' | 'snooze'>().oneOf(['assign', 'snooze']).required(),
  /** Of `assign`; null leaves it with no one. */
  assigneeId: string().max(64).nullable().default(null),
  /** Of `snooze`: the day on which they come back. */
  until: dateText().nullable().default(null),
});

const body = object({ action: action.required(), rows });

export const batchesServer = {
  'workflows.previewBatch': {
    summary: 'What a batch would do to each task, and to which it could not and why. Nothing changes.',
    body,
    errors: [],
  },
  'workflows.startBatch': {
    summary:
      'Assigns many tasks, or puts many of one’s own off, one after the other: one that fails stops none of the others. Only whoever starts it sees it. One entry in the trail for the batch, and one for each task.',
    body,
    errors: ['TooManyBatches'],
  },
  'workflows.batch': { summary: 'How far a batch of the caller’s has come.', errors: [] },
  'workflows.batchItems': {
    summary: 'What became of each task of a batch, those that failed first.',
    query: object(pagingFields),
    errors: [],
  },
  'workflows.cancelBatch': {
    summary: 'Ends a batch that is under way: what is done stays done, and can be undone.',
    errors: ['BatchFinished'],
  },
  'workflows.retryBatch': {
    summary: 'Tries those again that failed, as they are now.',
    errors: ['BatchFinished', 'TooManyBatches'],
  },
  'workflows.undoBatch': {
    summary:
      'Takes a batch back for ten minutes after its end, as a batch of its own: tasks that nobody has changed since get back what they had.',
    errors: ['BatchFinished', 'TooManyBatches'],
  },
} as const satisfies ServerParts<typeof endpoints>;
