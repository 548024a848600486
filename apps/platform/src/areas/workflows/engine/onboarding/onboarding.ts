import {
  displayStatusOf,
  type Process,
  type ProcessMove,
  type ProcessResult,
  type ProcessStatus,
  type RegistrationStatus,
  type StepDefinition,
} from '@dossier/api/contract';
import {
  permission,
  registrationStatus,
  workflowEntity,
  workflowType,
  type StepOutcome,
} from '@dossier/validators/vocabularies';
import type { Caller } from '../../../../shared/caller/caller.ts';
import { systemAdminName, userNames } from '../../../../shared/names/user-names.ts';
import type { UnitOfWork } from '../../../../shared/work/work.ts';
import {
  openStatuses,
  readOpenTasks,
  readProgress,
  statusEvents,
  type StatusEvent,
  type Task,
} from '../../../registrations/service.ts';
import type { StoredProcess } from '../store.ts';
import { hasPart, onboardingStep, stepOfPart } from './steps.ts';

type Progress = Awaited<ReturnType<typeof readProgress>>;

export const onboarding = workflowType.code('onboarding');
export const isOnboarding = ({ row }: Pick<StoredProcess, 'row'>): boolean =>
  row.workflow_type === onboarding;

type Listed = Pick<
  Process,
  | 'processId'
  | 'workflowType'
  | 'status'
  | 'entityType'
  | 'entityId'
  | 'entityName'
  | 'assignee'
  | 'assignee_id'
  | 'version'
  | 'next'
  | 'step'
  | 'daysLeft'
  | 'isPaused'
  | 'isEscalated'
  | 'createdAt'
  | 'updatedAt'
>;

/** A registration as the process that onboards its client. */
export const processOf = ({ record, processId, assignee, next, deadline }: Task): Listed => ({
  processId,
  workflowType: onboarding,
  status: record.status,
  entityType: workflowEntity.code('party'),
  entityId: record.id,
  entityName: record.name,
  assignee,
  assignee_id: record.assignee_id,
  version: record.version,
  next,
  step: stepOf(next),
  daysLeft: deadline?.daysLeft ?? null,
  isPaused: deadline?.isWaiting ?? false,
  // A registration is given to an Admin as to anyone else, with a comment.
  isEscalated: false,
  createdAt: new Date(record.created_at).toISOString(),
  updatedAt: new Date(record.updated_at).toISOString(),
});

function stepOf({ kind, blocker }: Task['next']): string | null {
  if (kind === 'none') return null;
  if (kind === 'add') return stepOfPart(blocker?.section ?? null);
  return kind === 'markComplete' ? 'complete' : 'decision';
}

/**
 * The process of a registration: its status is the registration's, its steps follow the parts of it, and what may be done
 * with them is what may be done with the registration.
 * @throws {AppError} NotFound for one that the caller may not see.
 */
export async function readOnboarding(
  work: UnitOfWork,
  caller: Caller,
  { row, definition }: StoredProcess,
): Promise<Process> {
  const { entity_id: id } = row;
  const progress = await readProgress(work, caller, id);
  const [task] = await readOpenTasks(work, [id]);
  const events = await statusEvents(work, id);
  const names = await userNames(work, [row.started_by, ...events.map(({ actor }) => actor)]);
  const person = (by: string | null) =>
    by === null || by.startsWith('system:') ? null : { _id: by, name: names.get(by) ?? systemAdminName };
  const isOver = row.result !== null;
  const dueOn = isOver ? null : (progress.deadline?.dueOn ?? null);
  return {
    ...processOf(task!),
    workflowId: row.workflow_id,
    workflowVersion: row.workflow_version,
    kind: null,
    statuses: lane(definition.statuses, progress.status, events),
    // A registration has words of its own for how it ended.
    displayStatus: displayStatusOf(progress.status, null),
    result: row.result as ProcessResult | null,
    target: null,
    dueOn,
    startedBy: person(row.started_by) ?? { _id: row.started_by, name: systemAdminName },
    endedAt: row.ended_at,
    steps: definition.steps
      .filter(({ id: stepId }) => hasPart(stepId))
      .map(step => {
        const { status, outcome, by, at, note } = onboardingStep(step.id, progress, events);
        return {
          id: step.id,
          phase: step.status,
          status,
          outcome,
          outcomes: outcomesFor(step, progress),
          noteFor: [...step.noteFor],
          isDecision: step.isDecision,
          dueOn: status === 'done' || step.status !== progress.status ? null : dueOn,
          by: person(by),
          at,
          note,
        };
      }),
    moves: movesOf(caller, row.waiting_since !== null, progress),
    signOff: progress.signOff?.state === 'requested' ? progress.signOff : null,
  };
}

/** The statuses that it passes; where it was turned down or deleted, those up to there. */
function lane(
  statuses: readonly ProcessStatus[],
  status: RegistrationStatus,
  events: readonly StatusEvent[],
): ProcessStatus[] {
  if (statuses.includes(status)) return [...statuses];
  const passed = events.findLast(({ from }) => statuses.includes(from))?.from ?? statuses[0]!;
  return [...statuses.slice(0, statuses.indexOf(passed) + 1), status];
}

/** What each outcome makes of the registration. */
const nextOf: Readonly<Record<string, RegistrationStatus>> = {
  'complete done': registrationStatus.code('COMPLETE'),
  'complete failed': registrationStatus.code('INCOMPLETE'),
  'decision accept': registrationStatus.code('ACCEPTED'),
  'decision reject': registrationStatus.code('REJECTED'),
};
export const statusAfter = (stepId: string, outcome: StepOutcome): RegistrationStatus | undefined =>
  nextOf[`${stepId} ${outcome}`];

/** The outcomes whose change of status the registration offers now. */
function outcomesFor({ id, outcomes }: StepDefinition, { status, allowedNext }: Progress): StepOutcome[] {
  return outcomes.filter(outcome => {
    const next = statusAfter(id, outcome);
    // To reopen what was rejected or deleted is none of its steps.
    const isStep = status === 'INCOMPLETE' || status === 'COMPLETE' || next === 'REJECTED';
    return isStep && allowedNext.some(option => option.next === next && option.blockers.length === 0);
  });
}

const mayArrange = permission.code('registrationWrite');

function movesOf(
  { permissions }: Caller,
  isWaiting: boolean,
  { status, allowedNext }: Progress,
): ProcessMove[] {
  const isOpen = openStatuses.some(open => open === status);
  const mayDelete = allowedNext.some(({ next, blockers }) => next === 'DELETED' && blockers.length === 0);
  return [
    ...(isOpen && mayDelete ? (['cancel'] as const) : []),
    ...(isOpen && permissions.has(mayArrange) ? ([isWaiting ? 'resume' : 'wait', 'assign'] as const) : []),
  ];
}
