import {
  displayStatusOf,
  type BusinessCalendar,
  type contract,
  type OutputOf,
  type Process,
  type ProcessResult,
  type ProcessStatus,
  type StepDefinition,
} from '@dossier/api/contract';
import type {
  ExitKind,
  PartyStatus,
  ReviewKind,
  WorkflowEntity,
  WorkflowType,
} from '@dossier/validators/vocabularies';
import type { Caller } from '../../../shared/caller/caller.ts';
import { openerFor, type Open } from '../../../shared/history/encryption.ts';
import { systemAdminName, userNames } from '../../../shared/names/user-names.ts';
import { latestSignOff, type SignOffSummary } from '../../../shared/sign-off/sign-off.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { movesOf } from './allowed-moves.ts';
import { dueInProcess, tenantCalendar } from './due.ts';
import { isOnboarding, readOnboarding } from './onboarding/onboarding.ts';
import { kindOfProcess } from './sign-off.ts';
import { findProcess, noteSubject, readProcesses, stepOf, turnOf, type StoredProcess } from './store.ts';

type Summary = Omit<OutputOf<typeof contract.workflows.processes>['items'][number], 'snoozedUntil'>;

interface Named {
  readonly names: ReadonlyMap<string, string>;
  readonly entityName: string;
  readonly calendar: BusinessCalendar;
  readonly now: Date;
}

function summaryOf(process: StoredProcess, { names, entityName, calendar, now }: Named): Summary {
  const { row, definition } = process;
  const [step] = turnOf(process);
  const isAsked = step !== undefined && stepOf(process, step.id).status === 'waiting';
  return {
    processId: row.id,
    workflowType: row.workflow_type as WorkflowType,
    status: row.status as ProcessStatus,
    entityType: row.entity_type as WorkflowEntity,
    entityId: row.entity_id,
    entityName,
    assignee: row.assignee_id === null ? null : (names.get(row.assignee_id) ?? null),
    assignee_id: row.assignee_id,
    version: row.version,
    next: {
      kind: step === undefined ? 'none' : isAsked ? 'approve' : step.isDecision ? 'decide' : 'step',
      blocker: null,
      missing: 0,
    },
    step: step?.id ?? null,
    daysLeft: row.result === null ? dueInProcess(row, definition.slaDays, now, calendar).daysLeft : null,
    isPaused: row.waiting_since !== null,
    isEscalated: row.result === null && row.escalated_at !== null,
    createdAt: row.started_at,
    updatedAt: row.updated_at,
  };
}

/** Processes as lists mention them, in the order of their ids. */
export async function readSummaries(work: UnitOfWork, ids: readonly string[]): Promise<readonly Summary[]> {
  const processes = await readProcesses(work, ids);
  if (processes.length === 0) return [];
  const [entityNames, names, calendar] = await Promise.all([
    namesOfParties(
      work,
      processes.map(({ row }) => row.entity_id),
    ),
    userNames(
      work,
      processes.flatMap(({ row }) => row.assignee_id ?? []),
    ),
    tenantCalendar(work),
  ]);
  return processes.map(process =>
    summaryOf(process, {
      names,
      entityName: entityNames.get(process.row.entity_id) ?? '',
      calendar,
      now: work.now,
    }),
  );
}

async function namesOfParties(
  { tx }: UnitOfWork,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('parties')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** One process with its steps, and what the caller may do with it. @throws {AppError} NotFound. */
export async function readProcess(work: UnitOfWork, caller: Caller, id: string): Promise<Process> {
  const process = await findProcess(work, caller, id);
  if (isOnboarding(process)) return readOnboarding(work, caller, process);
  const { row, definition } = process;
  const people = [row.assignee_id, row.started_by, ...[...process.steps.values()].map(({ by }) => by)];
  const names = await userNames(
    work,
    people.flatMap(each => each ?? []),
  );
  const entityName = (await namesOfParties(work, [row.entity_id])).get(row.entity_id) ?? '';
  const calendar = await tenantCalendar(work);
  const named = { names, entityName, calendar, now: work.now };
  const kind = kindOfProcess(process);
  const latest = kind && (await latestSignOff(work, caller, kind, { type: 'process', id }));
  const signOff = latest?.state === 'requested' ? latest : null;
  const open = await openerFor(work, [noteSubject(row)]);
  return {
    ...summaryOf(process, named),
    workflowId: row.workflow_id,
    workflowVersion: row.workflow_version,
    kind: row.kind as ReviewKind | ExitKind | null,
    statuses: [...definition.statuses],
    displayStatus: displayStatusOf(row.status as ProcessStatus, row.result as ProcessResult | null),
    result: row.result as ProcessResult | null,
    target: row.target as PartyStatus | null,
    dueOn: row.result === null ? dueInProcess(row, definition.slaDays, work.now, calendar).dueOn : null,
    startedBy: { _id: row.started_by, name: names.get(row.started_by) ?? systemAdminName },
    endedAt: row.ended_at,
    steps: definition.steps.map(step => entryOf(process, step, { ...named, caller, open, signOff })),
    moves: [...movesOf(caller, process)],
    signOff,
  };
}

function entryOf(
  process: StoredProcess,
  step: StepDefinition,
  context: Named & { readonly caller: Caller; readonly open: Open; readonly signOff: SignOffSummary | null },
): Process['steps'][number] {
  const { names, calendar, now, open } = context;
  const { row } = process;
  const stored = stepOf(process, step.id);
  const isOver = stored.status === 'done' || stored.status === 'willNotDo';
  return {
    id: step.id,
    phase: step.status,
    status: stored.status,
    outcome: stored.outcome,
    outcomes: [...outcomesFor(process, step, context)],
    noteFor: [...step.noteFor],
    isDecision: step.isDecision,
    dueOn: isOver || row.result !== null ? null : dueInProcess(row, step.slaDays, now, calendar).dueOn,
    by: stored.by === null ? null : { _id: stored.by, name: names.get(stored.by) ?? systemAdminName },
    at: stored.at,
    note: stored.sealedNote && open<string>(noteSubject(row), stored.sealedNote, `${row.id} ${step.id}`),
  };
}

/** What the caller may end a step with: nothing while it is not its turn, not theirs, or asked for already. */
function outcomesFor(
  process: StoredProcess,
  step: StepDefinition,
  { caller, signOff }: { readonly caller: Caller; readonly signOff: SignOffSummary | null },
): StepDefinition['outcomes'] {
  if (!turnOf(process).includes(step)) return [];
  if (!step.isDecision) return caller.permissions.has(step.pool) ? step.outcomes : [];
  const maySign = process.definition.permissions.every(each => caller.permissions.has(each));
  return step.outcomes.filter(outcome =>
    outcome === 'reject' || outcome === 'rejected'
      ? maySign && signOff === null
      : caller.permissions.has(step.pool) && signOff === null,
  );
}
