import {
  offsetOf,
  type BodyOf,
  type contract,
  type FieldViolation,
  type OutputOf,
  type QueryOf,
} from '@dossier/api/contract';
import { cancelBatch, retryBatch, undoBatch } from '../../../shared/batches/change.ts';
import { itemsOf } from '../../../shared/batches/items.ts';
import { storeBatch } from '../../../shared/batches/start.ts';
import { findBatch, progressOf, type BatchRow } from '../../../shared/batches/store.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { countOf } from '../../../shared/lists/count-of.ts';
import { userNames } from '../../../shared/names/user-names.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { listActiveUsers } from '../../access/service.ts';
import { isSnoozeDay } from '../snooze.ts';
import { taskBatches, type TaskAction } from './actions.ts';
import { namesOfTasks } from './names.ts';

type Batch = OutputOf<typeof contract.workflows.batch>;
type Items = OutputOf<typeof contract.workflows.batchItems>;

/**
 * Puts bulk work in the queue, for the tasks as they were seen; whether its owner may change each of them is asked again
 * when its turn comes.
 * @throws {AppError} ValidationFailed; TooManyBatches.
 */
export async function startTaskBatch(
  work: UnitOfWork,
  caller: Caller,
  { action, rows }: BodyOf<typeof contract.workflows.startBatch>,
): Promise<Batch> {
  await assertAction(work, action);
  const ids = new Set(rows.map(({ id }) => id));
  const count = await countOf(work.tx.selectFrom('processes').where('id', 'in', [...ids]));
  // An id of nothing, or of another tenant's, is the caller's mistake; one that is not theirs to see fails by itself.
  if (ids.size < rows.length || count < ids.size)
    throw new AppError('ValidationFailed', { fields: [{ path: 'rows', code: 'oneOf' }] });
  const { kind, assigneeId, until } = action;
  const stored = kind === 'assign' ? { assigneeId } : { until };
  return entityOf(work, await storeBatch(work, caller, taskBatches, { kind, action: stored, rows }));
}

/** What is the same for every task: said once, not once for each. @throws {AppError} ValidationFailed. */
export async function assertAction(work: UnitOfWork, { kind, assigneeId, until }: TaskAction): Promise<void> {
  const fields: FieldViolation[] = [];
  if (kind === 'snooze' && (until === null || !isSnoozeDay(work, until)))
    fields.push({ path: 'action.until', code: until === null ? 'required' : 'snoozeDay' });
  if (
    kind === 'assign' &&
    assigneeId !== null &&
    !(await listActiveUsers(work)).some(({ _id }) => _id === assigneeId)
  )
    fields.push({ path: 'action.assigneeId', code: 'oneOf' });
  if (fields.length > 0) throw new AppError('ValidationFailed', { fields });
}

/** @throws {AppError} NotFound. */
export const getTaskBatch = async (work: UnitOfWork, caller: Caller, id: string): Promise<Batch> =>
  entityOf(work, await findBatch(work, caller, taskBatches, id));

/** What became of each, those that failed first. @throws {AppError} NotFound. */
export async function listTaskBatchItems(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  query: QueryOf<typeof contract.workflows.batchItems>,
): Promise<Items> {
  const { rows, total, counts } = await itemsOf(
    work,
    await findBatch(work, caller, taskBatches, id),
    offsetOf(query),
  );
  const names = await namesOfTasks(
    work,
    caller,
    rows.map(row => row.record_id),
  );
  return {
    items: rows.map(({ record_id: processId, state, obstacle }) => ({
      processId,
      ...(names.get(processId) ?? unseen),
      state,
      obstacle,
    })),
    total,
    counts,
  };
}

const unseen = { number: '', name: '' };

/** @throws {AppError} as `cancelBatch`. */
export const cancelTaskBatch = async (work: UnitOfWork, caller: Caller, id: string): Promise<Batch> =>
  entityOf(work, await cancelBatch(work, caller, taskBatches, id));

/** @throws {AppError} as `retryBatch`. */
export const retryTaskBatch = async (work: UnitOfWork, caller: Caller, id: string): Promise<Batch> =>
  entityOf(work, await retryBatch(work, caller, taskBatches, id));

/** @throws {AppError} as `undoBatch`. */
export const undoTaskBatch = async (work: UnitOfWork, caller: Caller, id: string): Promise<Batch> =>
  entityOf(work, await undoBatch(work, caller, taskBatches, id));

async function entityOf(work: UnitOfWork, row: BatchRow): Promise<Batch> {
  const { assigneeId = null, until = null } = row.action;
  const names = await userNames(work, assigneeId === null ? [] : [assigneeId]);
  return {
    ...(await progressOf(work, row)),
    kind: row.kind === 'snooze' || row.kind === 'undo' ? row.kind : 'assign',
    assignee: assigneeId === null ? null : (names.get(assigneeId) ?? null),
    until,
  };
}
