import { partyStatus, partyType, type PartyStatus, type PartyType } from '@dossier/validators/vocabularies';
import { array, mixed, number, object, string } from '../../answers.ts';
import { restrictionKind } from '../restriction.ts';

/** Days in which two parties that were merged can be two again. */
export const undoMergeDays = 30;

/** What became of merging two parties; `void`: one of the two changed before anyone decided. */
export const mergeStates = ['requested', 'refused', 'void', 'merged', 'undone'] as const;
export type MergeState = (typeof mergeStates)[number];

/** Why two parties cannot be merged, or not the one into the other. */
export const mergeObstacles = [
  'sameParty',
  'otherType',
  'erased',
  'ended',
  'clientGoes',
  'sameRegistration',
  'connected',
  'approvalRunning',
  'processRunning',
  'merged',
  'requested',
  'restrictedDifferently',
] as const;
export type MergeObstacle = (typeof mergeObstacles)[number];

export const undoObstacles = ['undoOver', 'newerMerge', 'merged', 'erased'] as const;
export type UndoObstacle = (typeof undoObstacles)[number];

const side = object({
  _id: string().required(),
  type: string<PartyType>().oneOf(partyType.codes).required(),
  status: string<PartyStatus>().oneOf(partyStatus.codes).required(),
  name: string().defined(),
  city: string().nullable().defined(),
  /** Of birth or incorporation, yyyy-mm-dd. */
  beganOn: string().nullable().defined(),
  restriction: restrictionKind.nullable().defined(),
});

/** Two parties that are one: `b` turned out to be `a`, which stays. Both keep their ids. */
export const partyMerge = object({
  _id: string().required(),
  version: number().integer().required(),
  state: string<MergeState>().oneOf(mergeStates).required(),
  a: side.required(),
  b: side.required(),
  /** Fields that are taken from `b`, of those that both have. */
  fields: array(string().required()).required(),
  /** Name of the user who asked; null for one who is gone. */
  requestedBy: string().nullable().defined(),
  requestedAt: string().required(),
  mergedBy: string().nullable().defined(),
  mergedAt: string().nullable().defined(),
  /** Until when it can be undone; null where it cannot be any more. */
  undoUntil: string().nullable().defined(),
  /** What stands in the way of that before then. */
  undoObstacles: array(string<UndoObstacle>().oneOf(undoObstacles).required()).required(),
  undoneBy: string().nullable().defined(),
  undoneAt: string().nullable().defined(),
  /** The request that a colleague decides on; null once it is decided. */
  signOffId: string().nullable().defined(),
});

/** What two parties say of one thing: the same, each something else, or only one of them anything. */
export const comparedOutcomes = ['different', 'added', 'kept', 'same'] as const;
export type ComparedOutcome = (typeof comparedOutcomes)[number];

export const mergePlan = object({
  a: side.required(),
  b: side.required(),
  /** What a request names: that of what was seen. */
  preview: string().required(),
  /** By field, `customFields.<id>` for an answer to one; identifiers are masked. */
  fields: array(
    object({
      field: string().required(),
      outcome: string<ComparedOutcome>().oneOf(comparedOutcomes).required(),
      a: mixed().nullable().defined(),
      b: mixed().nullable().defined(),
    }).required(),
  ).required(),
  /** How much points at `b`, and will point at `a`. */
  moves: object({
    connections: number().integer().required(),
    registrations: number().integer().required(),
    documents: number().integer().required(),
    processes: number().integer().required(),
    references: number().integer().required(),
  }).required(),
  obstacles: array(string<MergeObstacle>().oneOf(mergeObstacles).required()).required(),
  /** What is asked for or was done of these two; null while there is neither. */
  merge: partyMerge.nullable().defined(),
});
