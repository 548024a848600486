import { audit } from '../audit/audit.ts';
import type { Caller } from '../caller/caller.ts';
import { AppError } from '../errors/app-error.ts';
import { enqueue } from '../jobs/jobs.ts';
import type { UnitOfWork } from '../work/work.ts';
import type { BatchArea } from './area.ts';
import { storeBatch } from './start.ts';
import { batches, holdBatch, progressOf, type BatchRow } from './store.ts';

/** @throws {AppError} NotFound; BatchFinished for one that has ended already. */
export async function cancelBatch(
  work: UnitOfWork,
  caller: Caller,
  area: BatchArea,
  id: string,
): Promise<BatchRow> {
  const row = await holdBatch(work, caller, area, id);
  batches.assertUnderWay(row);
  note(work, id, 'cancelled', { done: row.done, total: row.total });
  return batches.change(work, row, { state: 'cancelled', finished_at: work.now });
}

/**
 * Tries those again that failed, as they are now: the caller has seen why they failed.
 * @throws {AppError} NotFound; BatchFinished where nothing failed, or it is under way or being undone; TooManyBatches.
 */
export async function retryBatch(
  work: UnitOfWork,
  caller: Caller,
  area: BatchArea,
  id: string,
): Promise<BatchRow> {
  const row = await holdBatch(work, caller, area, id);
  batches.assertOver(row);
  const { undoneBy } = await progressOf(work, row);
  if (undoneBy !== null || (row.failed === 0 && row.done === row.total)) throw new AppError('BatchFinished');
  await batches.assertFewOpen(work, caller);
  const failed = await work.tx
    .selectFrom('batch_items')
    .select(['position', 'record_id', 'version'])
    .where('batch_id', '=', id)
    .where('state', '=', 'failed')
    .execute();
  const versions = await area.versionsOf(
    work,
    failed.map(item => item.record_id),
  );
  for (const { position, record_id: recordId, version } of failed)
    await work.tx
      .updateTable('batch_items')
      .set({
        state: 'waiting',
        obstacle: null,
        version: row.kind === 'undo' ? version : (versions.get(recordId) ?? version),
      })
      .where('batch_id', '=', id)
      .where('position', '=', position)
      .execute();
  await enqueue(work, area.jobs.run, { batchId: id });
  note(work, id, 'retried', { failed: row.failed });
  const again = { state: 'waiting', finished_at: null, failed: 0, done: row.done - row.failed } as const;
  return batches.change(work, row, again);
}

/** @throws {AppError} NotFound; BatchFinished where it is too late, done, or there is nothing to undo; TooManyBatches. */
export async function undoBatch(
  work: UnitOfWork,
  caller: Caller,
  area: BatchArea,
  id: string,
): Promise<BatchRow> {
  const row = await holdBatch(work, caller, area, id);
  if ((await progressOf(work, row)).undoUntil === null) throw new AppError('BatchFinished');
  const items = await work.tx
    .selectFrom('batch_items')
    .select(['record_id', 'made_version'])
    .where('batch_id', '=', id)
    .where('state', '=', 'done')
    .where('before', 'is not', null)
    .orderBy('position')
    .execute();
  return storeBatch(work, caller, area, {
    kind: 'undo',
    action: {},
    rows: items.map(item => ({ id: item.record_id, version: item.made_version ?? 0 })),
    undoOf: id,
  });
}

const note = (work: UnitOfWork, id: string, what: string, detail: Readonly<Record<string, unknown>>) =>
  audit(work, [{ action: `batch.${what}`, objectType: 'batch', objectId: id, detail }]);
