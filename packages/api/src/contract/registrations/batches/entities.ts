import { registrationStatus, type RegistrationStatus } from '@dossier/validators/vocabularies';
import { array, mixed, number, object, string, type InferType } from '../../answers.ts';
import type { ErrorType } from '../../errors.ts';
import { jobStates, type JobState } from '../../messages/live/entities.ts';
import { transitionsFrom } from '../transitions.ts';

/** What is done to many registrations at once; `undo` takes one of the others back. */
export const batchKinds = ['assign', 'status', 'undo'] as const;
export type BatchKind = (typeof batchKinds)[number];

const status = (code: Parameters<typeof registrationStatus.code>[0]) => registrationStatus.code(code);

/** Statuses that many may be given at once; accepting and migrating are decided one by one. */
export const batchStatuses: readonly RegistrationStatus[] = [
  status('COMPLETE'),
  status('INCOMPLETE'),
  status('REJECTED'),
  status('DELETED'),
];

/** How many registrations one batch takes: a change of status looks at all that a registration consists of. */
export const batchLimits = { assign: 1_000, status: 200 } as const;
/** Batches under way at once, of one user and of a tenant. */
export const openBatches = { perUser: 3, perTenant: 20 } as const;
/** Minutes after its end in which a batch can be undone. */
export const undoMinutes = 10;
/** Days that the results of a batch are there. */
export const batchDays = 7;

/** Whether a change of status has a way back (4.1), so that undoing it restores what was. */
export const hasWayBack = (from: RegistrationStatus, next: RegistrationStatus): boolean =>
  transitionsFrom(next).some(transition => transition.next === from);

const statusField = () => string<RegistrationStatus>().oneOf(registrationStatus.codes).nullable().defined();

/** Something done to many registrations: what, how far it is, and until when it can be undone. */
export const batchEntity = object({
  _id: string().required(),
  version: number().integer().required(),
  createdAt: string().required(),
  finishedAt: string().nullable().defined(),
  kind: string<BatchKind>().oneOf(batchKinds).required(),
  /** Who is given the work; null for no one, and where nothing is assigned. */
  assignee: string().nullable().defined(),
  next: statusField(),
  state: string<JobState>().oneOf(jobStates).required(),
  total: number().integer().required(),
  /** How many are behind it, well or not. */
  done: number().integer().required(),
  failed: number().integer().required(),
  /** Until when it can be undone; null where it cannot be. */
  undoUntil: string().nullable().defined(),
  /** The batch that takes this one back. */
  undoneBy: string().nullable().defined(),
});

type Params = Readonly<Record<string, unknown>>;

/** Why a registration cannot be, or was not, changed: a kind of error, and what is in the way. */
const obstacle = object({
  error: string<ErrorType>().required(),
  reasons: array(
    object({ code: string().required(), params: mixed<Params>().defined() }).required(),
  ).required(),
});
export type BatchObstacle = InferType<typeof obstacle>;

const itemStates = ['waiting', 'done', 'failed'] as const;
const named = { registrationId: string().required(), number: string().required(), name: string().defined() };

/** What became of one registration. */
export const batchItem = object({
  ...named,
  state: string<(typeof itemStates)[number]>().oneOf(itemStates).required(),
  /** Why it was not changed. */
  obstacle: obstacle.nullable().defined(),
});

/** What a batch would do, registration by registration. */
export const batchPreview = object({
  items: array(
    object({
      ...named,
      /** Of the registration that was looked at: the batch names it. */
      version: number().integer().required(),
      /** What it has now. */
      status: string<RegistrationStatus>().oneOf(registrationStatus.codes).required(),
      assignee: string().nullable().defined(),
      /** Why it would not be changed. */
      obstacle: obstacle.nullable().defined(),
    }).required(),
  ).required(),
});
