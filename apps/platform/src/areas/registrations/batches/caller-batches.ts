import { offsetOf, type contract, type OutputOf, type QueryOf } from '@dossier/api/contract';
import { sql } from 'kysely';
import { audit } from '../../../shared/audit/audit.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { enqueue } from '../../../shared/jobs/jobs.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { visibleTo } from '../scope.ts';
import { storeBatch } from './start.ts';
import { batches, batchJobs, entityOf, undoUntil, type BatchEntity } from './store.ts';

type Items = OutputOf<typeof contract.registrations.batchItems>;
type Query = QueryOf<typeof contract.registrations.batchItems>;

/** @throws {AppError} NotFound. */
export const getBatch = async (work: UnitOfWork, caller: Caller, id: string): Promise<BatchEntity> =>
  entityOf(work, await batches.findOfCaller(work, caller, id));

/** What became of each, those that failed first. @throws {AppError} NotFound. */
export async function listBatchItems(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  query: Query,
): Promise<Items> {
  const { total, failed, done } = await batches.findOfCaller(work, caller, id);
  const { offset, max } = offsetOf(query);
  const rows = await work.tx
    .selectFrom('batch_items as i')
    .innerJoin('registrations as r', 'r.id', 'i.record_id')
    .select(['i.record_id', 'i.state', 'i.obstacle', 'r.number', 'r.name'])
    // An Agent who gave it away does not see any more who it is.
    .select(sql<boolean>`${visibleTo(caller)}`.as('isVisible'))
    .where('i.batch_id', '=', id)
    .orderBy(eb => eb('i.state', '=', 'failed'), 'desc')
    .orderBy('i.position')
    .limit(max)
    .offset(offset)
    .execute();
  return {
    items: rows.map(row => ({
      registrationId: row.record_id,
      number: row.number,
      name: row.isVisible ? row.name : '',
      state: row.state,
      obstacle: row.obstacle,
    })),
    total,
    counts: { failed, done: done - failed, waiting: total - done },
  };
}

/** @throws {AppError} NotFound; BatchFinished for one that has ended already. */
export async function cancelBatch(work: UnitOfWork, caller: Caller, id: string): Promise<BatchEntity> {
  const row = await batches.holdOfCaller(work, caller, id);
  batches.assertUnderWay(row);
  note(work, id, 'cancelled', { done: row.done, total: row.total });
  return entityOf(work, await batches.change(work, row, { state: 'cancelled', finished_at: work.now }));
}

/**
 * Tries those again that failed, as they are now: the caller has seen why they failed.
 * @throws {AppError} NotFound; BatchFinished where nothing failed, or it is under way or being undone; TooManyBatches.
 */
export async function retryBatch(work: UnitOfWork, caller: Caller, id: string): Promise<BatchEntity> {
  const row = await batches.holdOfCaller(work, caller, id);
  batches.assertOver(row);
  const { undoneBy } = await entityOf(work, row);
  if (undoneBy !== null || (row.failed === 0 && row.done === row.total)) throw new AppError('BatchFinished');
  await batches.assertFewOpen(work, caller);
  await sql`update batch_items i set state = 'waiting', obstacle = null,
      version = case when ${row.kind} = 'undo' then i.version else r.version end
    from registrations r
    where r.tenant_id = i.tenant_id and r.id = i.record_id and i.batch_id = ${id}::uuid and i.state = 'failed'`.execute(
    work.tx,
  );
  await enqueue(work, batchJobs.run, { batchId: id });
  note(work, id, 'retried', { failed: row.failed });
  const again = { state: 'waiting', finished_at: null, failed: 0, done: row.done - row.failed } as const;
  return entityOf(work, await batches.change(work, row, again));
}

/** @throws {AppError} NotFound; BatchFinished where it is too late, done, or there is nothing to undo; TooManyBatches. */
export async function undoBatch(work: UnitOfWork, caller: Caller, id: string): Promise<BatchEntity> {
  const row = await batches.holdOfCaller(work, caller, id);
  const { undoneBy } = await entityOf(work, row);
  if (undoneBy !== null || (await undoUntil(work, row)) === null) throw new AppError('BatchFinished');
  const items = await work.tx
    .selectFrom('batch_items')
    .select(['record_id', 'made_version'])
    .where('batch_id', '=', id)
    .where('state', '=', 'done')
    .where('before', 'is not', null)
    .orderBy('position')
    .execute();
  return storeBatch(work, caller, {
    kind: 'undo',
    action: {},
    rows: items.map(item => ({ id: item.record_id, version: item.made_version ?? 0 })),
    undoOf: id,
  });
}

const note = (work: UnitOfWork, id: string, what: string, detail: Readonly<Record<string, unknown>>) =>
  audit(work, [{ action: `batch.${what}`, objectType: 'batch', objectId: id, detail }]);
