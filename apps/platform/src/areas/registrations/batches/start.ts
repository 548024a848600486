import { batchDays, type BodyOf, type contract } from '@dossier/api/contract';
import type { StoredAction } from '../../../database/schema/batches.ts';
import { audit } from '../../../shared/audit/audit.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { sealerFor } from '../../../shared/history/encryption.ts';
import { enqueue } from '../../../shared/jobs/jobs.ts';
import { countOf } from '../../../shared/lists/count-of.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import type { SeenRegistration } from './actions.ts';
import { assertAction } from './assert-action.ts';
import { batches, batchJobs, entityOf, type BatchEntity } from './store.ts';

const dayLength = 86_400_000;
const piece = 500;

/**
 * Puts bulk work in the queue, for the registrations as they were seen; whether its owner may change each of them is
 * asked again when its turn comes.
 * @throws {AppError} ValidationFailed; TooManyBatches.
 */
export async function startBatch(
  work: UnitOfWork,
  caller: Caller,
  { action, rows }: BodyOf<typeof contract.registrations.startBatch>,
): Promise<BatchEntity> {
  await assertAction(work, action, { count: rows.length, isExplained: true });
  const ids = new Set(rows.map(({ id }) => id));
  const count = await countOf(work.tx.selectFrom('registrations').where('id', 'in', [...ids]));
  // An id of nothing, or of another tenant's, is the caller's mistake; one that is not theirs to see fails by itself.
  if (ids.size < rows.length || count < ids.size)
    throw new AppError('ValidationFailed', { fields: [{ path: 'rows', code: 'oneOf' }] });
  const { kind, assigneeId, next, reason, comment } = action;
  return storeBatch(work, caller, {
    kind,
    action: kind === 'assign' ? { assigneeId } : { next, reason },
    rows,
    comment: comment?.trim() || null,
  });
}

export interface NewBatch {
  readonly kind: 'assign' | 'status' | 'undo';
  readonly action: StoredAction;
  readonly rows: readonly SeenRegistration[];
  readonly comment?: string | null;
  /** The batch that is taken back. */
  readonly undoOf?: string;
}

/** Writes down a batch, what it is of, and its one entry in the trail. @throws {AppError} TooManyBatches. */
export async function storeBatch(
  work: UnitOfWork,
  caller: Caller,
  { kind, action, rows, comment = null, undoOf }: NewBatch,
): Promise<BatchEntity> {
  await batches.assertFewOpen(work, caller);
  const id = work.random.uuid();
  const row = await work.tx
    .insertInto('batches')
    .values({
      id,
      tenant_id: work.tenantId,
      owner: caller.userId,
      kind,
      action: JSON.stringify(action),
      total: rows.length,
      undo_of: undoOf ?? null,
      created_at: work.now,
      expires_at: new Date(work.now.getTime() + batchDays * dayLength),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (let from = 0; from < rows.length; from += piece) {
    const part = rows.slice(from, from + piece);
    const encrypt =
      comment === null
        ? () => null
        : await sealerFor(
            work,
            part.map(seen => seen.id),
          );
    await work.tx
      .insertInto('batch_items')
      .values(
        part.map((seen, index) => ({
          tenant_id: work.tenantId,
          batch_id: id,
          position: from + index,
          record_id: seen.id,
          version: seen.version,
          sealed: encrypt(seen.id, comment, id),
        })),
      )
      .execute();
  }
  await enqueue(work, batchJobs.run, { batchId: id });
  await enqueue(work, batchJobs.forget, { batchId: id }, new Date(row.expires_at));
  audit(work, [
    {
      action: 'batch.started',
      objectType: 'batch',
      objectId: id,
      detail: { kind, ...action, total: rows.length, ...(undoOf && { undoOf }) },
    },
  ]);
  batches.notify(work, row);
  return entityOf(work, row);
}
