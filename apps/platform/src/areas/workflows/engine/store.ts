import {
  openSteps,
  statusOf,
  type Outcomes,
  type ProcessResult,
  type StepDefinition,
  type WorkflowDefinition,
} from '@dossier/api/contract';
import {
  permission,
  stepOutcome,
  stepStatus,
  type StepOutcome,
  type StepStatus,
} from '@dossier/validators/vocabularies';
import type { Selectable, Updateable } from 'kysely';
import type { ProcessesTable } from '../../../database/schema/processes.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { isUuid } from '../../../shared/ids/ids.ts';
import { assertVersion } from '../../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { settle } from '../../messages/service.ts';
import { visibleIds } from '../../parties/service.ts';
import { findRow } from '../../registrations/service.ts';
import { workflowOfVersion } from './definitions.ts';

export interface StoredStep {
  readonly status: StepStatus;
  readonly outcome: StepOutcome | null;
  readonly by: string | null;
  readonly at: string | null;
  readonly sealedNote: Uint8Array | null;
}

/** A process with the workflow that it started with, and its steps by their ids. */
export interface StoredProcess {
  readonly row: Selectable<ProcessesTable>;
  readonly definition: WorkflowDefinition;
  readonly steps: ReadonlyMap<string, StoredStep>;
}

const untouched: StoredStep = {
  status: stepStatus.code('todo'),
  outcome: null,
  by: null,
  at: null,
  sealedNote: null,
};

/** Whose key the notes of a process are under. */
export const noteSubject = ({
  subject_id: subject,
  entity_id: entity,
}: Pick<StoredProcess['row'], 'subject_id' | 'entity_id'>): string => subject ?? entity;

export const stepOf = ({ steps }: Pick<StoredProcess, 'steps'>, id: string): StoredStep =>
  steps.get(id) ?? untouched;

export const outcomesOf = ({ definition, steps }: Omit<StoredProcess, 'row'>): Outcomes =>
  new Map(definition.steps.map(({ id }) => [id, steps.get(id)?.outcome ?? null]));

/** Steps whose turn it is; none once the process has ended. */
export const turnOf = (process: StoredProcess): readonly StepDefinition[] =>
  process.row.result === null ? openSteps(process.definition, outcomesOf(process)) : [];

export const derivedStatus = (process: Omit<StoredProcess, 'row'>): string =>
  statusOf(
    process.definition,
    outcomesOf(process),
    [...process.steps.values()].some(({ status }) => status !== 'todo'),
  );

/** Processes by their ids, with their steps: as many queries as for one. */
export async function readProcesses(
  work: Pick<UnitOfWork, 'tx'>,
  ids: readonly string[],
): Promise<readonly StoredProcess[]> {
  if (ids.length === 0) return [];
  const [rows, steps] = await Promise.all([
    work.tx
      .selectFrom('processes')
      .selectAll()
      .where('id', 'in', [...ids])
      .execute(),
    work.tx
      .selectFrom('process_steps')
      .selectAll()
      .where('process_id', 'in', [...ids])
      .execute(),
  ]);
  const definitions = new Map<string, WorkflowDefinition>();
  for (const { workflow_id: id, workflow_version: version } of rows) {
    const name = `${id} ${version}`;
    if (!definitions.has(name)) definitions.set(name, await workflowOfVersion(work, id, version));
  }
  const byId = new Map(rows.map(row => [row.id, row]));
  return ids.flatMap(id => {
    const row = byId.get(id);
    const definition = row && definitions.get(`${row.workflow_id} ${row.workflow_version}`);
    if (!definition) return [];
    const ofProcess = steps.filter(step => step.process_id === id);
    return [{ row, definition, steps: new Map(ofProcess.map(step => [step.step_id, stored(step)])) }];
  });
}

const stored = (step: {
  readonly status: string;
  readonly outcome: string | null;
  readonly by_user: string | null;
  readonly at: string | null;
  readonly sealed_note: Uint8Array | null;
}): StoredStep => ({
  status: step.status as StepStatus,
  outcome: stepOutcome.is(step.outcome) ? step.outcome : null,
  by: step.by_user,
  at: step.at,
  sealedNote: step.sealed_note,
});

/** @throws {AppError} NotFound for an unknown id, another tenant's, and one about what the caller may not see. */
export async function findProcess(work: UnitOfWork, caller: Caller, id: string): Promise<StoredProcess> {
  const [process] = isUuid(id) ? await readProcesses(work, [id]) : [];
  if (!process) throw new AppError('NotFound');
  const { entity_id: entityId, workflow_type: type } = process.row;
  if (type === 'onboarding') await findRow(work, caller, entityId);
  else await assertVisible(work, caller, entityId);
  return process;
}

/** @throws {AppError} NotFound; Forbidden for the caller who sees no client's file. */
async function assertVisible(work: UnitOfWork, caller: Caller, partyId: string): Promise<void> {
  if (!caller.permissions.has(permission.code('clientFileRead'))) throw new AppError('Forbidden');
  if ((await visibleIds(work, caller, [partyId])).size === 0) throw new AppError('NotFound');
}

/**
 * Finds a process that is about to change: anyone who comes at the same time waits, and finds another version.
 * @throws {AppError} NotFound; VersionStale; ProcessEnded.
 */
export async function lockProcess(
  work: UnitOfWork,
  caller: Caller,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<StoredProcess> {
  if (isUuid(id))
    await work.tx.selectFrom('processes').select('id').where('id', '=', id).forUpdate().execute();
  const process = await findProcess(work, caller, id);
  assertVersion(version, process.row.version);
  if (process.row.result !== null) throw new AppError('ProcessEnded');
  return process;
}

/** Writes what changed of a locked process; its status follows from its steps. @returns the process as it is now. */
export async function saveProcess(
  work: UnitOfWork,
  { row, definition, steps }: StoredProcess,
  change: Updateable<ProcessesTable> & { readonly result?: ProcessResult },
): Promise<StoredProcess> {
  const { tx, now } = work;
  const saved = await tx
    .updateTable('processes')
    .set({
      ...change,
      ...(change.result !== undefined && { ended_at: now, waiting_since: null }),
      status: derivedStatus({ definition, steps }),
      version: row.version + 1,
      updated_at: now,
    })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .returningAll()
    .executeTakeFirst();
  if (!saved) throw new AppError('VersionStale');
  if (change.result !== undefined)
    await settle(work, ['taskAssigned', 'taskDueSoon', 'mention', 'approvalRequested'], row.id);
  return { row: saved, definition, steps };
}

/** Writes a step. @returns the process with it, its row as it was. */
export async function saveStep(
  { tx, tenantId }: UnitOfWork,
  process: StoredProcess,
  stepId: string,
  step: StoredStep,
): Promise<StoredProcess> {
  const values = {
    status: step.status,
    outcome: step.outcome,
    by_user: step.by,
    at: step.at,
    sealed_note: step.sealedNote,
  };
  await tx
    .insertInto('process_steps')
    .values({ tenant_id: tenantId, process_id: process.row.id, step_id: stepId, ...values })
    .onConflict(conflict => conflict.columns(['tenant_id', 'process_id', 'step_id']).doUpdateSet(values))
    .execute();
  return { ...process, steps: new Map([...process.steps, [stepId, step]]) };
}
