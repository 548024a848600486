import { array, mixed, number, object, string, type InferType } from './answers.ts';
import type { ErrorType } from './errors.ts';
import { jobStates, type JobState } from './messages/live/entities.ts';

/** Batches under way at once, of one user and of a tenant. */
export const openBatches = { perUser: 3, perTenant: 20 } as const;
/** Minutes after its end in which a batch can be undone. */
export const undoMinutes = 10;
/** Days that the results of a batch are there. */
export const batchDays = 7;

/** How far bulk work is, and until when it can be undone. */
export const batchFields = {
  _id: string().required(),
  version: number().integer().required(),
  createdAt: string().required(),
  finishedAt: string().nullable().defined(),
  state: string<JobState>().oneOf(jobStates).required(),
  total: number().integer().required(),
  /** How many are behind it, well or not. */
  done: number().integer().required(),
  failed: number().integer().required(),
  /** Until when it can be undone; null where it cannot be. */
  undoUntil: string().nullable().defined(),
  /** The batch that takes this one back. */
  undoneBy: string().nullable().defined(),
};

type Params = Readonly<Record<string, unknown>>;

/** Why something cannot be, or was not, changed: a kind of error, and what is in the way. */
export const obstacle = object({
  error: string<ErrorType>().required(),
  reasons: array(
    object({ code: string().required(), params: mixed<Params>().defined() }).required(),
  ).required(),
});
export type BatchObstacle = InferType<typeof obstacle>;

const itemStates = ['waiting', 'done', 'failed'] as const;

export const itemFields = {
  state: string<(typeof itemStates)[number]>().oneOf(itemStates).required(),
  /** Why it was not changed. */
  obstacle: obstacle.nullable().defined(),
};
