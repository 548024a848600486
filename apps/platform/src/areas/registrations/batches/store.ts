import { openBatches, undoMinutes, type contract, type OutputOf } from '@dossier/api/contract';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { BatchesTable } from '../../../database/schema/batches.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { publish } from '../../../shared/events/publish.ts';
import { isUuid } from '../../../shared/ids/ids.ts';
import { userNames } from '../../../shared/names/user-names.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';

export type BatchEntity = OutputOf<typeof contract.registrations.batch>;
export type BatchRow = Selectable<BatchesTable>;

/** What the queue calls them. */
export const batchJobs = { run: 'batches.run', forget: 'batches.forget' } as const;

const isOver = ({ state }: BatchRow): boolean => state !== 'waiting' && state !== 'running';

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
  if (row.kind === 'undo' || !isOver(row) || row.finished_at === null) return null;
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

/** @throws {AppError} NotFound for an unknown one, another tenant's, and anyone else's. */
export async function findBatchOfCaller({ tx }: UnitOfWork, caller: Caller, id: string): Promise<BatchRow> {
  const row = isUuid(id)
    ? await tx
        .selectFrom('batches')
        .selectAll()
        .where('id', '=', id)
        .where('owner', '=', caller.userId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new AppError('NotFound');
  return row;
}

/** The same, locked: for what changes it. @throws {AppError} NotFound. */
export async function holdBatchOfCaller(work: UnitOfWork, caller: Caller, id: string): Promise<BatchRow> {
  if (isUuid(id)) await holdBatch(work, id);
  return findBatchOfCaller(work, caller, id);
}

/** A batch as it is now, locked: other changes of it wait until this transaction has ended. */
export const holdBatch = ({ tx }: UnitOfWork, id: string): Promise<BatchRow | undefined> =>
  tx.selectFrom('batches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type Settable = Omit<Updateable<BatchesTable>, 'id' | 'tenant_id' | 'version' | 'owner'>;

/** Changes a batch, and notifies its owner of the progress. */
export async function changeBatch(work: UnitOfWork, row: BatchRow, set: Settable): Promise<BatchRow> {
  const changed = await work.tx
    .updateTable('batches')
    .set({ ...set, version: row.version + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  publishProgress(work, changed);
  return changed;
}

export const publishProgress = (work: UnitOfWork, { id, owner, done, total, state }: BatchRow): void =>
  publish(work, [
    {
      event: { name: 'job', data: { id, kind: 'batch', done, total, state } },
      audience: { to: 'user', userId: owner },
    },
  ]);

/** First number of the advisory lock under which batches of a tenant are counted; the second one says which. */
const lockSpace = 7_253_149;

/**
 * Whether one more batch may begin. Held until the transaction ends: those that begin at once are counted one by one.
 * @throws {AppError} TooManyBatches.
 */
export async function assertFewOpen({ tx, tenantId }: UnitOfWork, { userId }: Caller): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockSpace}::int, hashtext(${tenantId}))`.execute(tx);
  const { all, byUser } = await tx
    .selectFrom('batches')
    .select([
      sql<number>`count(*)`.as('all'),
      sql<number>`count(*) filter (where owner = ${userId})`.as('byUser'),
    ])
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow();
  if (byUser >= openBatches.perUser || all >= openBatches.perTenant) throw new AppError('TooManyBatches');
}

/** @throws {AppError} BatchFinished for one that is under way. */
export function assertOver(row: BatchRow): void {
  if (!isOver(row)) throw new AppError('BatchFinished');
}

/** @throws {AppError} BatchFinished for one that has ended. */
export function assertUnderWay(row: BatchRow): void {
  if (isOver(row)) throw new AppError('BatchFinished');
}
