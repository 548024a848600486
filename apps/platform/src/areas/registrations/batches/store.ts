import { openBatches, undoMinutes, type contract, type OutputOf } from '@dossier/api/contract';
import type { Selectable } from 'kysely';
import type { BatchesTable } from '../../../database/schema/batches.ts';
import { isUnderWay, ownedJobs } from '../../../shared/jobs/owned-jobs.ts';
import { userNames } from '../../../shared/names/user-names.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';

export type BatchEntity = OutputOf<typeof contract.registrations.batch>;
export type BatchRow = Selectable<BatchesTable>;

/** What the queue calls them. */
export const batchJobs = { run: 'batches.run', forget: 'batches.forget' } as const;

export const batches = ownedJobs({
  table: 'batches',
  kind: 'batch',
  open: { ...openBatches, error: 'TooManyBatches' },
  finished: 'BatchFinished',
  lockSpace: 7_253_149,
});

/** A batch as its owner sees it. */
export async function entityOf(work: UnitOfWork, row: BatchRow): Promise<BatchEntity> {
  const { assigneeId = null, next = null } = row.action;
  const names = await userNames(work, assigneeId === null ? [] : [assigneeId]);
  const undo = await work.tx
    .selectFrom('batches')
    .select('id')
    .where('undo_of', '=', row.id)
    .executeTakeFirst();
  return {
    _id: row.id,
    version: row.version,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    kind: row.kind,
    assignee: assigneeId === null ? null : (names.get(assigneeId) ?? null),
    next,
    state: row.state,
    total: row.total,
    done: row.done,
    failed: row.failed,
    undoUntil: undo ? null : await undoUntil(work, row),
    undoneBy: undo?.id ?? null,
  };
}

/** Until when a batch can be undone; null where it is too late, or nothing of it can be taken back. */
export async function undoUntil({ tx, now }: UnitOfWork, row: BatchRow): Promise<string | null> {
  if (row.kind === 'undo' || isUnderWay(row) || row.finished_at === null) return null;
  const until = new Date(Date.parse(row.finished_at) + undoMinutes * 60_000);
  if (until <= now) return null;
  const restorable = await tx
    .selectFrom('batch_items')
    .select('position')
    .where('batch_id', '=', row.id)
    .where('state', '=', 'done')
    .where('before', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return restorable ? until.toISOString() : null;
}
