import { maxLength } from '@dossier/validators';
import {
  partyStatus,
  rejectionReason,
  stepOutcome,
  workflowEntity,
  workflowType,
  type PartyStatus,
  type StepOutcome,
  type WorkflowEntity,
} from '@dossier/validators/vocabularies';
import { check } from '@dossier/validators/yup';
import { object, string } from 'yup';
import { dateText, pagingFields, valuesOf } from '../../query-fields.ts';
import type { ServerParts } from '../../server-part.ts';
import { taskDues, taskScopes, taskSorts, type TaskDue, type TaskScope, type TaskSort } from '../entities.ts';
import type * as endpoints from './endpoints.ts';
import { processMoves, type ProcessMove } from './entities.ts';
import { processStatuses } from './statuses.ts';

const id = () => string().max(64);
const text = () =>
  string()
    .trim()
    .required()
    .test(...check(maxLength, { max: 2000 }));
const note = () => string().max(2000).nullable().default(null);

export const processesServer = {
  'workflows.list': {
    summary:
      'The workflows of 3-decisions 4.4 in the version that new processes get, and why some cannot start.',
    errors: [],
  },
  'workflows.steps': { summary: 'The steps of a workflow, in their order.', errors: [] },
  'workflows.pending': {
    summary:
      'The process of a type that runs for an entity; null where none does. Ask before you start one: there is at most one.',
    query: object({
      entityId: id().required(),
      entityType: string<WorkflowEntity>().oneOf(workflowEntity.codes).required(),
      workflowId: id().required(),
    }),
    errors: [],
  },
  'workflows.start': {
    summary:
      'Starts a process. Where one of its type runs for the entity, 409 names it; a workflow whose entities are not there yet is 422 with the reason.',
    body: object({
      workflowId: id().required(),
      entityId: id().required(),
      entityType: string<WorkflowEntity>().oneOf(workflowEntity.codes).required(),
      /** Of changePartyStatus: what the party becomes. */
      target: string<PartyStatus>().oneOf(partyStatus.codes).nullable().default(null),
      note: note(),
    }),
    errors: ['ProcessRunning', 'Blocked', 'TransitionNotAllowed', 'PartyEnded', 'PartyMerged'],
  },
  'workflows.process': { summary: 'One process with its steps, and what the caller may do.', errors: [] },
  'workflows.processExport': {
    summary: 'The processes of a list, with its filters, as CSV: at most 10,000.',
    query: object({
      scope: string<TaskScope>().oneOf(taskScopes),
      status: valuesOf(processStatuses),
      due: string<TaskDue>().oneOf(taskDues),
      sort: string<TaskSort>().oneOf(taskSorts),
      workflowType: valuesOf(workflowType.codes),
    }),
    errors: [],
  },
  'workflows.states': {
    summary: 'What happened to a process, the newest first: who, when, which step, with which note.',
    query: object(pagingFields),
    errors: [],
  },
  'workflows.setStep': {
    ifMatch: true,
    summary:
      'Begins a step (no outcome), or ends it with one. To accept the step that decides asks a second person for it.',
    body: object({
      stepId: id().required(),
      outcome: string<StepOutcome>().oneOf(stepOutcome.codes).nullable().default(null),
      note: note(),
      /** Of an onboarding that is rejected. */
      reason: string().oneOf(rejectionReason.codes).nullable().default(null),
    }),
    errors: ['VersionRequired', 'VersionStale', 'ProcessEnded', 'TransitionNotAllowed', 'Blocked'],
  },
  'workflows.questions': {
    summary: 'What was asked about a process, the newest first, with the answers.',
    query: object(pagingFields),
    errors: [],
  },
  'workflows.ask': {
    summary:
      'Asks a colleague who may see it a question about the step whose turn it is. They hear of it as of a mention; the process stays where it is. One who has not answered yet is not asked again.',
    body: object({ colleagueId: id().required(), question: text() }),
    errors: ['ProcessEnded', 'Blocked'],
  },
  'workflows.answer': {
    summary: 'Answers the question that the caller was asked about a process. Who asked hears of it.',
    body: object({ answer: text() }),
    errors: ['ProcessEnded'],
  },
  'workflows.snooze': {
    summary:
      'Puts one’s own task off until a day: until then it is not among one’s own tasks; null takes it back. It ends, too, when the task gets another assignee.',
    body: object({ until: dateText().nullable().defined() }),
    errors: ['ProcessEnded'],
  },
  'workflows.move': {
    ifMatch: true,
    summary:
      'Cancels a process with a comment, assigns it, or says that it waits for the client or no longer does: in between its days do not count. `escalate` gives it to an Admin, with the reason.',
    body: object({
      move: string<ProcessMove>().oneOf(processMoves).required(),
      assigneeId: id().nullable().default(null),
      note: note(),
    }),
    errors: ['VersionRequired', 'VersionStale', 'ProcessEnded'],
  },
} as const satisfies ServerParts<typeof endpoints>;
