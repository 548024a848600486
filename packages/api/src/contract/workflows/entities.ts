import {
  workflowEntity,
  workflowType,
  type WorkflowEntity,
  type WorkflowType,
} from '@dossier/validators/vocabularies';
import { boolean, number, object, string, type InferType } from '../answers.ts';
import { blocker } from '../registrations/blockers.ts';
import type { ProcessStatus } from './definitions/definition.ts';

export type { WorkflowType } from '@dossier/validators/vocabularies';

/**
 * What has to be done next: add what is missing, call it complete, work on a step, decide on it, approve what was
 * requested; or nothing.
 */
const nextStepKinds = ['add', 'markComplete', 'step', 'decide', 'approve', 'none'] as const;
export type NextStepKind = (typeof nextStepKinds)[number];

export const nextStep = object({
  kind: string<NextStepKind>().oneOf(nextStepKinds).required(),
  /** What is missing first; null where nothing is. */
  blocker: blocker.nullable().defined(),
  /** How many things are missing. */
  missing: number().integer().required(),
});
export type NextStep = InferType<typeof nextStep>;

/** S2 §3, process. The entity of an onboarding is its registration, whose status and version it has. */
export const processFields = {
  processId: string().required(),
  workflowType: string<WorkflowType>().oneOf(workflowType.codes).required(),
  status: string<ProcessStatus>().required(),
  entityType: string<WorkflowEntity>().oneOf(workflowEntity.codes).required(),
  entityId: string().required(),
  /** Name of the client, or of the party. */
  entityName: string().required(),
  assignee: string().nullable().defined(),
  assignee_id: string().nullable().defined(),
  version: number().integer().required(),
  next: nextStep.required(),
  /** The step that `next` means; null where it means none. */
  step: string().nullable().defined(),
  /** Working days that are left, negative when they are over; null for what has no term. */
  daysLeft: number().integer().nullable().defined(),
  /** The client has to do something: the days do not count. */
  isPaused: boolean().required(),
  /** It went to an Admin, who has it now. */
  isEscalated: boolean().required(),
  createdAt: string().required(),
  updatedAt: string().required(),
};
export const workflowProcess = object({
  ...processFields,
  /** The day (yyyy-mm-dd) until which the reader has put it off; null where they have not. */
  snoozedUntil: string().nullable().defined(),
});

/** Days for which a task may be put off. */
export const maxSnoozeDays = 90;

/**
 * Whose work is meant: of the user, of the user's groups, of no one; what waits for the client; of the user, what they have
 * put off until another day; all of it.
 */
export const taskScopes = ['mine', 'group', 'assigned', 'unassigned', 'waiting', 'snoozed', 'all'] as const;
export type TaskScope = (typeof taskScopes)[number];

/** Until when tasks are due: before today, today, within five working days; or their clock stands still. */
export const taskDues = ['overdue', 'today', 'week', 'paused'] as const;
export type TaskDue = (typeof taskDues)[number];

export const taskSorts = ['due', '-due', 'client', '-client', 'updatedAt', '-updatedAt'] as const;
export type TaskSort = (typeof taskSorts)[number];

/** How many there are of each scope, and how many of the scope that was asked for are due. */
export const taskCounts = object({
  mine: number().integer().required(),
  group: number().integer().required(),
  assigned: number().integer().required(),
  unassigned: number().integer().required(),
  waiting: number().integer().required(),
  snoozed: number().integer().required(),
  all: number().integer().required(),
  overdue: number().integer().required(),
  today: number().integer().required(),
  week: number().integer().required(),
  paused: number().integer().required(),
});
export type TaskCounts = InferType<typeof taskCounts>;
