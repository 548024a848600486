import { batchDays } from '@dossier/api/contract';
import type { StoredAction } from '../../database/schema/batches.ts';
import { audit } from '../audit/audit.ts';
import type { Caller } from '../caller/caller.ts';
import { sealerFor } from '../history/encryption.ts';
import { enqueue } from '../jobs/jobs.ts';
import type { UnitOfWork } from '../work/work.ts';
import type { BatchArea, BatchKind, SeenRecord } from './area.ts';
import { batches, type BatchRow } from './store.ts';

const dayLength = 86_400_000;
const piece = 500;

export interface NewBatch {
  readonly kind: BatchKind;
  readonly action: StoredAction;
  readonly rows: readonly SeenRecord[];
  readonly comment?: string | null;
  /** The batch that is taken back. */
  readonly undoOf?: string;
}

/** Writes down a batch, what it is of, and its one entry in the trail. @throws {AppError} TooManyBatches. */
export async function storeBatch(
  work: UnitOfWork,
  caller: Caller,
  area: BatchArea,
  { kind, action, rows, comment = null, undoOf }: NewBatch,
): Promise<BatchRow> {
  await batches.assertFewOpen(work, caller);
  const id = work.random.uuid();
  const row = await work.tx
    .insertInto('batches')
    .values({
      id,
      tenant_id: work.tenantId,
      owner: caller.userId,
      subject: area.subject,
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
  await enqueue(work, area.jobs.run, { batchId: id });
  await enqueue(work, area.jobs.forget, { batchId: id }, new Date(row.expires_at));
  audit(work, [
    {
      action: 'batch.started',
      objectType: 'batch',
      objectId: id,
      detail: { kind, of: area.subject, ...action, total: rows.length, ...(undoOf && { undoOf }) },
    },
  ]);
  batches.notify(work, row);
  return row;
}
