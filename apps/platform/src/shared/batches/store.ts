import { openBatches, undoMinutes } from '@dossier/api/contract';
import type { Selectable } from 'kysely';
import type { BatchesTable } from '../../database/schema/batches.ts';
import type { Caller } from '../caller/caller.ts';
import { AppError } from '../errors/app-error.ts';
import { isUnderWay, ownedJobs } from '../jobs/owned-jobs.ts';
import type { UnitOfWork } from '../work/work.ts';
import type { BatchArea } from './area.ts';

export type BatchRow = Selectable<BatchesTable>;

export const batches = ownedJobs({
  table: 'batches',
  kind: 'batch',
  open: { ...openBatches, error: 'TooManyBatches' },
  finished: 'BatchFinished',
  lockSpace: 7_253_149,
});

/** A batch of the caller's. @throws {AppError} NotFound, also for one of another area. */
export const findBatch = async (
  work: UnitOfWork,
  caller: Caller,
  area: BatchArea,
  id: string,
): Promise<BatchRow> => ofArea(area, await batches.findOfCaller(work, caller, id));

/** The same, locked: for what changes it. @throws {AppError} NotFound. */
export const holdBatch = async (
  work: UnitOfWork,
  caller: Caller,
  area: BatchArea,
  id: string,
): Promise<BatchRow> => ofArea(area, await batches.holdOfCaller(work, caller, id));

function ofArea({ subject }: BatchArea, row: BatchRow): BatchRow {
  if (row.subject !== subject) throw new AppError('NotFound');
  return row;
}

/** How far a batch has come, and whether it can be taken back. */
export async function progressOf(work: UnitOfWork, row: BatchRow) {
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
    state: row.state,
    total: row.total,
    done: row.done,
    failed: row.failed,
    undoUntil: undo ? null : await undoUntil(work, row),
    undoneBy: undo?.id ?? null,
  };
}

/** Until when a batch can be undone; null where it is too late, or nothing of it can be taken back. */
async function undoUntil({ tx, now }: UnitOfWork, row: BatchRow): Promise<string | null> {
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
