import {
  workflowEntity,
  workflowType,
  type ExitKind,
  type PartyStatus,
  type Permission,
  type ReviewKind,
  type StepOutcome,
  type StepStatus,
  type WorkflowDisplayStatus,
  type WorkflowEntity,
  type WorkflowType,
} from '@dossier/validators/vocabularies';
import { array, boolean, number, object, string, type InferType } from '../../answers.ts';
import type { ProcessStatus } from '../definitions/definition.ts';
import { processResults, type ProcessResult } from '../definitions/display-status.ts';
import { processFields } from '../entities.ts';
import { colleague, signOffSummary } from '../sign-offs/entities.ts';

/** Why processes of a type cannot be started by hand: what they are about is not there yet, or starts them itself. */
export const workflowHindrances = [
  'startsWithRegistration',
  // The firm starts none.
  'turnedOff',
  'needsProducts',
  'needsIdentification',
  'needsOwnership',
  'needsImports',
  'needsPortfolios',
  'needsRetention',
] as const;
export type WorkflowHindrance = (typeof workflowHindrances)[number];

const kind = () => string<ReviewKind | ExitKind>().nullable().defined();

/** S2 §3, workflow. */
export const workflowEntry = object({
  id: string().required(),
  version: number().integer().required(),
  workflowType: string<WorkflowType>().oneOf(workflowType.codes).required(),
  kind: kind(),
  entityType: string<WorkflowEntity>().oneOf(workflowEntity.codes).required(),
  statuses: array(string<ProcessStatus>().required()).required(),
  slaDays: number().integer().required(),
  /** What deciding takes: all of them. */
  permissions: array(string<Permission>().required()).required(),
  /** Null where the caller may start one. */
  hindrance: string<WorkflowHindrance>().oneOf(workflowHindrances).nullable().defined(),
  steps: array(
    object({ id: string().required(), status: string<ProcessStatus>().required() }).required(),
  ).required(),
});

export const workflowStep = object({
  id: string().required(),
  status: string<ProcessStatus>().required(),
  outcomes: array(string<StepOutcome>().required()).required(),
  noteFor: array(string<StepOutcome>().required()).required(),
  pool: string<Permission>().required(),
  slaDays: number().integer().required(),
  isDecision: boolean().required(),
});

/** A step of a process, with what the caller may do with it. */
export const processStep = object({
  id: string().required(),
  /** The status of the process in which it is worked on. */
  phase: string<ProcessStatus>().required(),
  status: string<StepStatus>().required(),
  outcome: string<StepOutcome>().nullable().defined(),
  /** Outcomes that the caller may give it now; none where it is not its turn, or not theirs. */
  outcomes: array(string<StepOutcome>().required()).required(),
  noteFor: array(string<StepOutcome>().required()).required(),
  isDecision: boolean().required(),
  /** The day by which it has to be done; null once it is. */
  dueOn: string().nullable().defined(),
  by: colleague.nullable().defined(),
  at: string().nullable().defined(),
  note: string().nullable().defined(),
});
export type ProcessStep = InferType<typeof processStep>;

/** What may be done with a process as a whole. */
export const processMoves = ['cancel', 'wait', 'resume', 'assign', 'escalate'] as const;
export type ProcessMove = (typeof processMoves)[number];

export const processEntity = object({
  ...processFields,
  workflowId: string().required(),
  workflowVersion: number().integer().required(),
  kind: kind(),
  statuses: array(string<ProcessStatus>().required()).required(),
  displayStatus: string<WorkflowDisplayStatus>().required(),
  /** How it ended; null while it runs. */
  result: string<ProcessResult>().oneOf(processResults).nullable().defined(),
  /** The status that the party has afterwards; null for types that set none. */
  target: string<PartyStatus>().nullable().defined(),
  dueOn: string().nullable().defined(),
  startedBy: colleague.required(),
  endedAt: string().nullable().defined(),
  steps: array(processStep.required()).required(),
  /** What the caller may do with it now. */
  moves: array(string<ProcessMove>().oneOf(processMoves).required()).required(),
  /** The request that a second person has to decide on; null where there is none. */
  signOff: signOffSummary.nullable().defined(),
});
export type Process = InferType<typeof processEntity>;

export const processActions = [
  'started',
  'stepStarted',
  'stepEnded',
  'approvalRequested',
  'approvalWithdrawn',
  'approvalExpired',
  'approvalRefused',
  'assigned',
  // The pool of its step gave it to the one whose turn it was, or found no one free.
  'assignedInTurn',
  'escalated',
  'asked',
  'answered',
  'poolFull',
  'waiting',
  'resumed',
  'cancelled',
  'rejected',
  'reopened',
  'done',
] as const;
export type ProcessAction = (typeof processActions)[number];

export const processQuestion = object({
  _id: string().required(),
  /** The step whose turn it was. */
  step: string().nullable().defined(),
  by: colleague.required(),
  of: colleague.required(),
  at: string().required(),
  /** Null once the party was erased. */
  question: string().nullable().defined(),
  answeredAt: string().nullable().defined(),
  answer: string().nullable().defined(),
  /** The reader was asked, and has not answered yet. */
  mayAnswer: boolean().required(),
});

export const processEvent = object({
  _id: string().required(),
  at: string().required(),
  /** Null for what the platform did by itself. */
  by: colleague.nullable().defined(),
  action: string<ProcessAction>().oneOf(processActions).required(),
  step: string().nullable().defined(),
  outcome: string<StepOutcome>().nullable().defined(),
  /** The status that the process had afterwards. */
  status: string<ProcessStatus>().required(),
  note: string().nullable().defined(),
});
export type ProcessEvent = InferType<typeof processEvent>;
