import { array, object, string } from '../../answers.ts';

/** The deletion of a client is requested, or is not requested any more; data retention deletes (3-decisions 4.15). */
export const deletionSteps = ['request', 'withdraw'] as const;
export type DeletionStep = (typeof deletionSteps)[number];

/** Who requested that a client is deleted, and why. */
export const deletionRequest = object({
  at: string().required(),
  by: string().defined(),
  /** Null once the client was erased. */
  reason: string().nullable().defined(),
});

/** Why a client cannot be deleted today (3-decisions 4.15, blockers). */
export const deletionObstacles = ['relation', 'process', 'registration', 'connection'] as const;
export type DeletionObstacle = (typeof deletionObstacles)[number];

/** Whether the deletion of a client is requested, and what stands in the way of it, as far as the reader may see it. */
export const partyDeletion = object({
  request: deletionRequest.nullable().defined(),
  obstacles: array(
    object({
      kind: string<DeletionObstacle>().oneOf(deletionObstacles).required(),
      /** Of the registration, the process, or the client that it is connected with; null for the relation itself. */
      _id: string().nullable().defined(),
      /** Of the registration or that client, the type of the process; empty for the relation itself. */
      name: string().defined(),
    }).required(),
  ).required(),
});
